import { depositSums } from '@driftig/domain/invoices/deposit';
import { formatKroner, formatQuantity } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';

import { depositTexts } from '../deposit/deposit-texts.ts';
import { depositRate, grossOf, takenOff, type DepositValues } from '../deposit/deposit.ts';
import { isPriced } from '../../../../shared/line-editor/lines.ts';
import { lineGroups, type LineValues } from '../../../../shared/line-editor/values.ts';
import { documentShares, sumsOf, type SummedValues } from './lines.ts';
import { texts } from '../texts.ts';

/** More lines than these are counted in a formula, not written out. */
const SHOWN_TERMS = 4;
const MINUS = '\u2212';

/** How each figure beside the form is computed: '25 % af 100,00 = 25,00'. */
interface Formulas {
  readonly groups: Record<LineGroup, string>;
  readonly price: string;
  readonly tax: string;
  readonly total: string;
  readonly deposit: string;
  readonly due: string;
}

export function formulasOf(values: SummedValues, taxPercent: number): Formulas {
  const sums = sumsOf(values, taxPercent);
  const { price, tax, total, amountDue } = sums;
  const percent = formatQuantity(taxPercent) || '0';
  const shares = values.kind === 'deposit' ? undefined : documentShares(values, taxPercent);
  const taxed =
    shares === undefined ? price : (shares.find(({ code }) => code === 'S1')?.price ?? 0);
  const parts = lineGroups.filter((group) => sums.groups[group] !== 0);
  const named = parts.map((group) => `${texts.groups[group]} ${formatKroner(sums.groups[group])}`);
  const gross = formatKroner(grossOf(values));
  return {
    groups: {
      items: ofLines(values.groups.items, sums.groups.items),
      productGroups: ofLines(values.groups.productGroups, sums.groups.productGroups),
      tasks: ofLines(values.groups.tasks, sums.groups.tasks),
    },
    price: equation(named.join(' + ') || '0,00', price),
    tax: equation(depositTexts.percentOf(percent, formatKroner(taxed)), tax),
    total: equation(`${formatKroner(price)} + ${formatKroner(tax)}`, total),
    deposit: depositFormula(values, taxPercent),
    due:
      values.kind === 'deposit'
        ? depositTexts.dueIsDeposit(gross)
        : equation(
            takenOff(values) === 0
              ? formatKroner(total)
              : `${formatKroner(total)} ${MINUS} ${formatKroner(takenOff(values))}`,
            amountDue,
          ),
  };
}

const equation = (left: string, result: number) => `${left} = ${formatKroner(result)}`;

/** '2 × 100,00 + 1 × 50,00 = 250,00'. */
function ofLines(lines: readonly LineValues[], sum: number): string {
  const priced = lines.filter(isPriced);
  if (priced.length === 0) return texts.noLines;
  const terms = priced
    .slice(0, SHOWN_TERMS)
    .map(({ quantity, price }) => `${formatQuantity(quantity) || '0'} × ${formatKroner(price)}`);
  const more = priced.length - terms.length;
  const rest = more > 0 ? [depositTexts.moreLines(more)] : [];
  return equation([...terms, ...rest].join(' + '), sum);
}

/** The VAT that is in a deposit: '1.000,00 × 25 / 125 = 200,00'. */
function depositFormula(values: DepositValues, taxPercent: number): string {
  const rate = depositRate(values, taxPercent);
  const { price, tax, total } = depositSums(grossOf(values), rate);
  const percent = formatQuantity(rate) || '0';
  const whole = formatQuantity(100 + rate);
  const share = `${formatKroner(total)} × ${percent} / ${whole} = ${formatKroner(tax)}`;
  return depositTexts.depositShare(share, formatKroner(price));
}
