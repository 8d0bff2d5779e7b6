import type { Account } from '../accounting/account.ts';
import { requiredAccount } from '../accounting/standard-account.ts';
import { AppError } from '../errors.ts';
import { balancesOf, type MonthSums } from '../ledger/balances.ts';
import { lineOf, type NewEntry } from '../ledger/entry.ts';
import type { ClosedRange } from './closed-ranges.ts';
import type { Period } from './period.ts';

type ChartAccount = Pick<Account, 'id' | 'number' | 'type' | 'standardNumber'>;

/** The standard account that a year's result is moved to (bookkeeping facts 2.2). */
const equityStandard = 6940;

/** A transaction has room for so many accounts. */
const mostAccounts = 80;

/** The lines that close a year; positive amounts are debit. */
interface YearEnd {
  /** Income less expenses, in øre. */
  readonly result: number;
  /** Each result account to 0, and the result to equity; empty where nothing was earned or spent. */
  readonly lines: readonly { readonly account: number; readonly amount: number }[];
}

/**
 * Closes the result accounts of a year by its months (product B57). Throws conflict where the chart has no
 * account for the result.
 */
export function yearEnd(months: readonly MonthSums[], chart: readonly ChartAccount[]): YearEnd {
  const resultNumbers = new Set(
    chart.filter(({ type }) => type === 'income' || type === 'expense').map(({ number }) => number),
  );
  const closing = [...balancesOf(months)]
    .map(([account, { debit, credit }]) => ({ account, amount: credit - debit }))
    .filter(({ account, amount }) => amount !== 0 && resultNumbers.has(account))
    .toSorted((a, b) => a.account - b.account);
  const result = closing.reduce((sum, { amount }) => sum + amount, 0);
  if (closing.length === 0) return { result: 0, lines: [] };
  if (closing.length > mostAccounts)
    throw new AppError('conflict', {
      message: `Der er bogført på ${closing.length} resultatkonti. Højst ${mostAccounts} kan afsluttes på én gang.`,
    });
  const equity = result === 0 ? [] : [{ account: equityOf(chart), amount: -result }];
  return { result, lines: [...closing, ...equity] };
}

const equityOf = (chart: readonly ChartAccount[]) =>
  requiredAccount(chart, equityStandard, 'årets resultat').number;

interface ClosingYear {
  readonly year: ClosedRange;
  /** The period as it was closed before; each closing is another source. */
  readonly before: Period | undefined;
  readonly by: string;
}

/** The closing entry, dated the last day of its year. */
export function closingEntry(
  { lines }: YearEnd,
  { year: { from, to }, before, by }: ClosingYear,
): NewEntry {
  return {
    date: to,
    text: `Årsafslutning ${from.slice(0, 4)}`,
    source: { kind: 'closing', id: from, event: `closed.${(before?.version ?? 0) + 1}` },
    by,
    lines: lines.map((line) => lineOf(line)),
    reverses: 0,
    reason: '',
    file: '',
    fileType: '',
  };
}
