import type { Account } from '../accounting/account.ts';
import { accountOfStandard, requiredAccount } from '../accounting/standard-account.ts';
import { AppError } from '../errors.ts';
import { formatDate } from '../format.ts';
import { balancesOf, type MonthSums } from '../ledger/balances.ts';
import { lineOf, type NewEntry } from '../ledger/entry.ts';
import { vatOverview } from '../ledger/reports/vat-overview.ts';
import type { ClosedRange } from './closed-ranges.ts';
import type { Period } from './period.ts';

type ChartAccount = Pick<Account, 'id' | 'number' | 'standardNumber'>;

/** Numbers of the public chart: VAT owed, VAT to be refunded, and rounding (bookkeeping facts 2.2). */
const [vatOwed, vatRefund, rounding] = [7840, 6320, 2720];
const use = 'momsafregningen';

/** Four boxes are rounded to whole kroner: the øre can be no more, in øre. */
const mostRounding = 200;

/** The lines that settle a period; debit above 0. */
interface VatSettlement {
  /** Empty where no VAT account has moved. */
  readonly lines: readonly { readonly account: number; readonly amount: number }[];
}

/**
 * Takes the movement of each VAT account in a period to 0, and the reported sum in whole kroner to VAT owed or to be
 * refunded; the øre are rounding (bookkeeping facts 2.3). Throws conflict where a box differs from its account,
 * and where the chart lacks an account.
 */
export function vatSettlement(
  months: readonly MonthSums[],
  chart: readonly ChartAccount[],
): VatSettlement {
  const { boxes, payable } = vatOverview(months, chart);
  if (boxes.some(({ amount, posted }) => amount !== posted))
    throw new AppError('conflict', { message: differs });
  const moved = balancesOf(months);
  const emptied = boxes
    .flatMap(({ accounts }) => accounts)
    .map((account) => {
      const { debit, credit } = moved.get(account) ?? { debit: 0, credit: 0 };
      return { account, amount: credit - debit };
    })
    .filter(({ amount }) => amount !== 0);
  if (emptied.length === 0) return { lines: [] };
  const rest = payable - emptied.reduce((sum, { amount }) => sum + amount, 0);
  if (Math.abs(rest) > mostRounding) throw new AppError('conflict', { message: differs });
  const owed = [
    ...(payable === 0 ? [] : [{ account: owedAccount(chart, payable).number, amount: -payable }]),
    ...(rest === 0
      ? []
      : [{ account: requiredAccount(chart, rounding, use).number, amount: rest }]),
  ];
  return { lines: [...emptied, ...owed] };
}

function owedAccount(chart: readonly ChartAccount[], payable: number): ChartAccount {
  const refund = payable < 0 ? accountOfStandard(chart, vatRefund) : undefined;
  return refund ?? requiredAccount(chart, vatOwed, use);
}

const differs =
  'Momskontiene passer ikke med felterne. Ret forskellen under Moms, eller marker perioden uden momsafregning.';

interface Settling {
  readonly period: ClosedRange;
  /** The period as it was filed before; each filing is another source. */
  readonly before: Period | undefined;
  readonly by: string;
}

/** The entry that settles a period, dated its last day. */
export function settlementEntry(
  { lines }: VatSettlement,
  { period: { from, to }, before, by }: Settling,
): NewEntry {
  return {
    date: to,
    text: `Momsafregning ${formatDate(from)}–${formatDate(to)}`,
    source: { kind: 'settlement', id: from, event: `settled.${(before?.version ?? 0) + 1}` },
    by,
    lines: lines.map((line) => lineOf(line)),
    reverses: 0,
    reason: '',
    file: '',
    fileType: '',
  };
}

/** Throws conflict where a financial year of a settlement's date is closed: its øre are part of a result. */
export function assertYearOpen(date: string, known: readonly Period[]): void {
  const year = known.find(
    ({ kind, isClosed, from, to }) => kind === 'year' && isClosed && from <= date && date <= to,
  );
  if (year === undefined) return;
  throw new AppError('conflict', {
    message: `Regnskabsåret ${formatDate(year.from)}–${formatDate(year.to)} er afsluttet, så momsafregningen kan ikke bogføres eller tilbageføres. Bed en ejer åbne året først.`,
  });
}
