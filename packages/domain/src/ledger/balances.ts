import type { VatCode } from '@driftig/contracts/accounting/account-type';
import type { SourceKind } from '@driftig/contracts/ledger/source-kind';

import { isClosing, isSettlement } from '../periods/closed-ranges.ts';
import type { EntryLine, LedgerEntry, VatPart } from './entry.ts';

/** Debit and credit of an account in a month, in øre and both positive. */
export interface AccountSums {
  readonly debit: number;
  readonly credit: number;
}

/** Sum of the lines of a VAT code and part in a month, by the kind of document they come from. */
interface VatSum {
  readonly code: VatCode;
  readonly part: Exclude<VatPart, ''>;
  readonly source: SourceKind;
  /** Øre; debit above 0. */
  readonly amount: number;
  /** Number of entries with such a line. */
  readonly entries: number;
}

/** The kept sums of a month. */
export interface MonthSums {
  /** 'yyyy-mm', or the `monthOfClosings` after it. */
  readonly month: string;
  readonly entries: number;
  readonly accounts: ReadonlyMap<number, AccountSums>;
  readonly vat: readonly VatSum[];
  /** Movement of each account by settlements of VAT, in øre and debit above 0. */
  readonly settled: ReadonlyMap<number, number>;
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

type SummedEntry = Pick<LedgerEntry, 'date' | 'lines' | 'source'>;

/**
 * Closing entries are summed after their month and before the next one. So the sums of a year's months are its
 * result, and those of all months before a date are its opening balances.
 */
export const monthOfClosings = (month: string) => `${month}.closing`;

/** The sums that entries add to each month: the one rule of writing and of counting anew. */
export function sumsByMonth(entries: readonly SummedEntry[]): readonly MonthSums[] {
  const months = new Map<string, SummedEntry[]>();
  for (const entry of entries) {
    const calendarMonth = entry.date.slice(0, 7);
    const month = isClosing(entry.source) ? monthOfClosings(calendarMonth) : calendarMonth;
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, own]) => ({
    month,
    entries: own.length,
    accounts: sumsByAccount(own.flatMap(({ lines }) => lines)),
    vat: vatSums(own),
    settled: settledBy(own),
  }));
}

function settledBy(entries: readonly SummedEntry[]): ReadonlyMap<number, number> {
  const settling = entries.filter(({ source }) => isSettlement(source));
  const sums = sumsByAccount(settling.flatMap(({ lines }) => lines));
  return new Map([...sums].map(([account, { debit, credit }]) => [account, debit - credit]));
}

/** Movement of each account by settlements over some months. */
export function settledOf(months: readonly MonthSums[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [account, amount] of months.flatMap(({ settled }) => [...settled]))
    sums.set(account, (sums.get(account) ?? 0) + amount);
  return sums;
}

/** The amounts of an entry by VAT code. */
export type VatParts = Readonly<Record<Exclude<VatPart, ''>, number>>;

/** The amounts of the lines of each VAT code by part, in øre and debit above 0. */
export function partsByCode(lines: readonly EntryLine[]): ReadonlyMap<VatCode, VatParts> {
  const codes = new Map<VatCode, VatParts>();
  for (const { vatCode: code, vatPart: part, amount } of lines) {
    if (code === '' || part === '') continue;
    const before = codes.get(code) ?? { base: 0, output: 0, input: 0 };
    codes.set(code, { ...before, [part]: before[part] + amount });
  }
  return codes;
}

function vatSums(entries: readonly SummedEntry[]): VatSum[] {
  const sums = new Map<string, VatSum>();
  for (const one of entries.flatMap(vatOfEntry)) {
    const key = `${one.code}#${one.part}#${one.source}`;
    const { amount, entries: count } = sums.get(key) ?? { amount: 0, entries: 0 };
    sums.set(key, { ...one, amount: amount + one.amount, entries: count + 1 });
  }
  return [...sums.values()];
}

const vatOfEntry = ({ lines, source }: SummedEntry): VatSum[] =>
  [...partsByCode(lines)].flatMap(([code, parts]) =>
    vatPartNames
      .filter((part) => parts[part] !== 0)
      .map((part) => ({ code, part, source: source.kind, amount: parts[part], entries: 1 })),
  );

const vatPartNames = ['base', 'output', 'input'] as const;

/** Debit and credit of each account over some months. */
export function balancesOf(months: readonly MonthSums[]): ReadonlyMap<number, AccountSums> {
  const sums = new Map<number, AccountSums>();
  for (const [account, { debit, credit }] of months.flatMap(({ accounts }) => [...accounts])) {
    const before = sums.get(account) ?? { debit: 0, credit: 0 };
    sums.set(account, { debit: before.debit + debit, credit: before.credit + credit });
  }
  return sums;
}

/** The sums of before a period, and those of the period. */
export interface PeriodSums {
  readonly before: readonly MonthSums[];
  readonly period: readonly MonthSums[];
}

/** The sums of months as those of before a month, and of it and the ones after. */
export const sumsFrom = (months: readonly MonthSums[], from: string): PeriodSums => ({
  before: months.filter(({ month }) => month < from),
  period: months.filter(({ month }) => month >= from),
});

/** Opening, movements and closing of each account in a period, by account number; in øre. */
export function trialBalance({ before: earlierMonths, period }: PeriodSums) {
  const before = balancesOf(earlierMonths);
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
