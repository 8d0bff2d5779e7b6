import type { VatCode } from '@driftig/contracts/accounting/account-type';
import type { SourceKind } from '@driftig/contracts/ledger/source-kind';
import { vatBoxes, type VatBox } from '@driftig/contracts/ledger/vat-box';

import type { Account } from '../../accounting/account.ts';
import { scale } from '../../money.ts';
import { balancesOf, settledOf, type MonthSums } from '../balances.ts';
import { vatRule } from '../vat-rules.ts';
import { accountOfBox, boxOf, shownIn } from './vat-boxes.ts';

/** The sum that one kind of document adds to a box under one VAT code, in øre. */
interface BoxPart {
  readonly code: VatCode;
  readonly source: SourceKind;
  readonly entries: number;
  /** The net amount of the documents. */
  readonly base: number;
  readonly amount: number;
}

interface BoxFigures {
  readonly box: VatBox;
  /** By the VAT codes of the lines, in øre. */
  readonly amount: number;
  /** The movement of the box's accounts in the period; equal to `amount` for a box without an account. */
  readonly posted: number;
  /** In whole kroner, as it is reported, as øre. */
  readonly reported: number;
  /** Numbers of the company's accounts that the box must agree with. */
  readonly accounts: number[];
  readonly parts: BoxPart[];
}

interface VatOverview {
  readonly boxes: BoxFigures[];
  /** The sum to be paid by the reported figures, in øre; below 0 for a refund. */
  readonly payable: number;
}

type ChartAccount = Pick<Account, 'number' | 'standardNumber'>;

const owedBoxes: readonly VatBox[] = ['sales', 'goodsAbroad', 'servicesAbroad'];

/**
 * The VAT return of some months, summed by the VAT code of each line and its transaction date (bookkeeping
 * facts 2.4), beside the movement of the VAT accounts without settlements.
 */
export function vatOverview(
  months: readonly MonthSums[],
  chart: readonly ChartAccount[],
): VatOverview {
  const [moved, settled] = [balancesOf(months), settledOf(months)];
  const parts = partsByBox(months);
  const boxes = (Object.keys(vatBoxes) as VatBox[]).map((box): BoxFigures => {
    const own = parts.get(box) ?? [];
    const amount = own.reduce((sum, part) => sum + part.amount, 0);
    const standard = accountOfBox[box];
    const accounts = chart
      .filter(({ standardNumber }) => standardNumber === standard && standard !== undefined)
      .map(({ number }) => number);
    const net = accounts.reduce((sum, account) => {
      const { debit, credit } = moved.get(account) ?? { debit: 0, credit: 0 };
      return sum + debit - credit - (settled.get(account) ?? 0);
    }, 0);
    const posted = standard === undefined ? amount : shownIn(box, net);
    return { box, amount, posted, reported: wholeKroner(amount), accounts, parts: own };
  });
  return { boxes, payable: payableOf(boxes) };
}

/** Half a krone is rounded away from zero, as øre. */
const wholeKroner = (amount: number): number => scale(amount, 1, 100) * 100;

function payableOf(boxes: readonly BoxFigures[]): number {
  const reported = (box: VatBox) => boxes.find((one) => one.box === box)?.reported ?? 0;
  const owed = owedBoxes.reduce((sum, box) => sum + reported(box), 0);
  return owed - reported('input') - reported('energy');
}

function partsByBox(months: readonly MonthSums[]): ReadonlyMap<VatBox, BoxPart[]> {
  const sums = summedVat(months);
  const found = new Map<VatBox, BoxPart[]>();
  for (const { code, part, source, amount, entries } of sums.values()) {
    const box = boxOf(code, part);
    if (box === undefined) continue;
    const net = sums.get(keyOf({ code, part: 'base', source }))?.amount ?? 0;
    const base = isSaleCode(code) ? 0 - net : net;
    const own = { code, source, entries, base, amount: shownIn(box, amount) };
    found.set(box, [...(found.get(box) ?? []), own]);
  }
  return found;
}

const isSaleCode = (code: VatCode) => {
  const kind = vatRule(code)?.kind;
  return kind === 'sale' || kind === 'untaxed';
};

type VatSum = MonthSums['vat'][number];
const keyOf = ({ code, part, source }: Pick<VatSum, 'code' | 'part' | 'source'>) =>
  `${code}#${part}#${source}`;

/** The sums of VAT codes over all months, by code, part and kind of document. */
function summedVat(months: readonly MonthSums[]): ReadonlyMap<string, VatSum> {
  const sums = new Map<string, VatSum>();
  for (const one of months.flatMap(({ vat }) => vat)) {
    const { amount, entries } = sums.get(keyOf(one)) ?? { amount: 0, entries: 0 };
    sums.set(keyOf(one), { ...one, amount: amount + one.amount, entries: entries + one.entries });
  }
  return sums;
}
