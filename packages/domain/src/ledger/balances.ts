import type { VatCode } from '@driftig/contracts/accounting/account-type';

import type { EntryLine, LedgerEntry, VatPart } from './entry.ts';

/** Debit and credit of an account in a month, in øre and both positive. */
export interface AccountSums {
  readonly debit: number;
  readonly credit: number;
}

/** Amount of the lines of a VAT code and part in a month; debit above 0. */
interface VatSum {
  readonly code: VatCode;
  readonly part: Exclude<VatPart, ''>;
  readonly amount: number;
}

/** The kept sums of a month, 'yyyy-mm'. */
export interface MonthSums {
  readonly month: string;
  readonly entries: number;
  readonly accounts: ReadonlyMap<number, AccountSums>;
  readonly vat: readonly VatSum[];
}

/** Debit and credit of an entry by account. */
export function sumsByAccount(lines: readonly EntryLine[]): ReadonlyMap<number, AccountSums> {
  const sums = new Map<number, AccountSums>();
  for (const { account, amount } of lines) {
    const { debit, credit } = sums.get(account) ?? { debit: 0, credit: 0 };
    const added = { debit: debit + Math.max(amount, 0), credit: credit + Math.max(-amount, 0) };
    sums.set(account, added);
  }
  return sums;
}

/** The sums that entries add to each month: the one rule of writing and of counting anew. */
export function sumsByMonth(
  entries: readonly Pick<LedgerEntry, 'date' | 'lines'>[],
): readonly MonthSums[] {
  const months = new Map<string, EntryLine[]>();
  const counts = new Map<string, number>();
  for (const { date, lines } of entries) {
    const month = date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), ...lines]);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...months].map(([month, lines]) => ({
    month,
    entries: counts.get(month) ?? 0,
    accounts: sumsByAccount(lines),
    vat: vatSums(lines),
  }));
}

function vatSums(lines: readonly EntryLine[]): VatSum[] {
  const sums = new Map<string, VatSum>();
  for (const { vatCode: code, vatPart: part, amount } of lines) {
    if (code === '' || part === '') continue;
    const key = `${code}#${part}`;
    sums.set(key, { code, part, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()];
}

/** Debit and credit of each account over some months. */
export function balancesOf(months: readonly MonthSums[]): ReadonlyMap<number, AccountSums> {
  const sums = new Map<number, AccountSums>();
  for (const [account, { debit, credit }] of months.flatMap(({ accounts }) => [...accounts])) {
    const before = sums.get(account) ?? { debit: 0, credit: 0 };
    sums.set(account, { debit: before.debit + debit, credit: before.credit + credit });
  }
  return sums;
}

/** Opening, movements and closing of each account in the months from one on, by account number; in øre. */
export function trialBalance(months: readonly MonthSums[], from: string) {
  const before = balancesOf(months.filter(({ month }) => month < from));
  const period = months.filter(({ month }) => month >= from);
  const moved = balancesOf(period);
  const numbers = [...new Set([...before.keys(), ...moved.keys()])].toSorted((a, b) => a - b);
  const none = { debit: 0, credit: 0 };
  return {
    entries: period.reduce((sum, { entries }) => sum + entries, 0),
    accounts: numbers.map((account) => {
      const { debit, credit } = moved.get(account) ?? none;
      const earlier = before.get(account) ?? none;
      const opening = earlier.debit - earlier.credit;
      return { account, opening, debit, credit, closing: opening + debit - credit };
    }),
  };
}
