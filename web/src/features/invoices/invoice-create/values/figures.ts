import { formatDate } from '@driftig/domain/format';
import { lineTotal } from '@driftig/domain/money';
import type { InvoiceFigures } from '@driftig/domain/why/invoice';

import { paths } from '../../../../paths.ts';
import { isPriced } from '../../../../shared/line-editor/lines.ts';
import { lineGroups } from '../../../../shared/line-editor/values.ts';
import { depositTexts } from '../deposit/deposit-texts.ts';
import { texts } from '../texts.ts';
import type { InvoiceValues } from './form-values.ts';
import { documentShares } from './lines.ts';
import { summaryOf } from './summary.ts';

/** The sums beside the form with the lines behind them, to say how each is computed. */
export function figuresOf(
  values: InvoiceValues,
  taxPercent: number,
  currency: string,
): InvoiceFigures {
  const { sums, deposit } = summaryOf(values, taxPercent);
  const { price, tax, total, amountDue } = sums;
  const shares = values.kind === 'deposit' ? undefined : documentShares(values, taxPercent);
  const taxed =
    shares === undefined ? price : (shares.find(({ code }) => code === 'S1')?.price ?? 0);
  const of = deposit?.of;
  return {
    groups: lineGroups.map((group) => ({
      name: texts.groups[group],
      lines: values.groups[group].filter(isPriced).map((line) => ({
        name: line.name || line.description,
        quantity: line.quantity,
        price: line.price,
        total: lineTotal(line.price, line.quantity),
      })),
    })),
    price,
    tax,
    total,
    amountDue,
    taxPercent,
    taxed,
    currency,
    deposit: deposit && {
      ...deposit,
      of: of && {
        label: depositTexts.depositOf(of.number, formatDate(of.date)),
        to: paths.invoice(of.number),
      },
    },
  };
}
