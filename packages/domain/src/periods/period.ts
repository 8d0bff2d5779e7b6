import type { PeriodKind, VatPeriodLength } from '@driftig/contracts/periods/period-kind';

import { addDays, addMonths, isCalendarDate, type DateText } from '../dates.ts';
import { AppError, badInput } from '../errors.ts';
import { formatDate } from '../format.ts';
import { mergedRanges, type ClosedRange } from './closed-ranges.ts';

/** A financial year or VAT period that was closed once; it may be open again. */
export interface Period extends ClosedRange {
  readonly kind: PeriodKind;
  readonly isClosed: boolean;
  /** ISO UTC, user and, where it was opened, the reason of the last change. */
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  /** Voucher number of the closing entry or the settlement; 0 without one. */
  readonly entry: number;
  readonly version: number;
}

export interface BookYears {
  /** The month that a financial year begins with, 1 to 12. */
  readonly firstMonth: number;
  readonly vatPeriod: VatPeriodLength;
  readonly version: number;
}

/** Product B56: the calendar year, and VAT by the quarter. */
export const defaultBookYears: BookYears = { firstMonth: 1, vatPeriod: 'quarter', version: 0 };

const monthsOf = { month: 1, quarter: 3, halfYear: 6 } as const satisfies Record<
  VatPeriodLength,
  number
>;

const firstOf = (year: number, month: number): DateText =>
  `${year}-${String(month).padStart(2, '0')}-01`;

const rangeOf = (from: DateText, months: number): ClosedRange => ({
  from,
  to: addDays(addMonths(from, months), -1),
});

/** The financial year that begins in a calendar year. */
export const financialYear = (year: number, { firstMonth }: Pick<BookYears, 'firstMonth'>) =>
  rangeOf(firstOf(year, firstMonth), 12);

/** The calendar year in which the financial year of a date begins. */
export function yearOfDate(date: DateText, { firstMonth }: Pick<BookYears, 'firstMonth'>): number {
  const year = Number(date.slice(0, 4));
  return Number(date.slice(5, 7)) < firstMonth ? year - 1 : year;
}

/** The VAT periods of a calendar year. */
export function vatPeriods(year: number, { vatPeriod }: Pick<BookYears, 'vatPeriod'>) {
  const months = monthsOf[vatPeriod];
  return Array.from({ length: 12 / months }, (_, index) =>
    rangeOf(firstOf(year, 1 + index * months), months),
  );
}

/** The id of a period: 'vat.2026-07-01.2026-09-30'. */
export const periodId = ({ kind, from, to }: Pick<Period, 'kind' | 'from' | 'to'>) =>
  `${kind}.${from}.${to}`;

/**
 * The period of an id, as the settings have it or as it was closed before. Throws not_found for another.
 */
export function periodOfId(
  id: string,
  settings: BookYears,
  known: readonly Period[],
): Pick<Period, 'kind' | 'from' | 'to'> {
  const [kind, from] = id.split('.');
  if (!isCalendarDate(from)) throw new AppError('not_found');
  const year = Number(from.slice(0, 4));
  const offered =
    kind === 'year'
      ? [{ kind, ...financialYear(year, settings) } as const]
      : vatPeriods(year, settings).map((range) => ({ kind: 'vat' as const, ...range }));
  const found = [...known, ...offered].find((one) => periodId(one) === id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** The days that are closed by periods. */
export const closedDays = (periods: readonly Period[]): ClosedRange[] =>
  mergedRanges(periods.filter(({ isClosed }) => isClosed).map(({ from, to }) => ({ from, to })));

interface Closing {
  readonly at: string;
  readonly by: string;
  readonly entry?: number;
}

type Named = Pick<Period, 'kind' | 'from' | 'to'>;

/** Throws conflict for a period that has not ended, is closed, or overlaps a closed one of its kind. */
export function assertClosable(
  { kind, from, to }: Named,
  known: readonly Period[],
  today: DateText,
): void {
  if (to >= today)
    throw new AppError('conflict', {
      message: `Perioden slutter ${formatDate(to)} og kan lukkes dagen efter.`,
    });
  const other = known.find(
    (one) => one.kind === kind && one.isClosed && one.from <= to && from <= one.to,
  );
  if (other !== undefined)
    throw new AppError('conflict', {
      message: `${formatDate(other.from)}–${formatDate(other.to)} er allerede ${kind === 'vat' ? 'indberettet' : 'afsluttet'}.`,
    });
}

export function closedPeriod(
  { kind, from, to }: Named,
  before: Period | undefined,
  { at, by, entry = 0 }: Closing,
): Period {
  const version = (before?.version ?? 0) + 1;
  return { kind, from, to, isClosed: true, at, by, reason: '', entry, version };
}

interface Opening {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

/** Throws conflict for a period that is open. */
export function openedPeriod(before: Period | undefined, opening: Opening): Period {
  if (before?.isClosed !== true) throw new AppError('conflict', { message: 'Perioden er åben.' });
  return { ...before, ...opening, isClosed: false, entry: 0, version: before.version + 1 };
}

/** Throws bad_input at `firstMonth` where a year was closed by another first month. */
export function changedBookYears(
  before: BookYears,
  { firstMonth, vatPeriod }: Pick<BookYears, 'firstMonth' | 'vatPeriod'>,
  known: readonly Period[],
): BookYears {
  if (
    firstMonth !== before.firstMonth &&
    known.some(({ kind, isClosed }) => kind === 'year' && isClosed)
  )
    throw badInput({
      firstMonth: 'Et år er afsluttet, så regnskabsåret kan ikke flyttes. Spørg jeres revisor.',
    });
  return { firstMonth, vatPeriod, version: before.version + 1 };
}
