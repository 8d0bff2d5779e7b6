import type { VatPeriodLength } from '@driftig/contracts/periods/period-kind';
import { monthNames } from '@driftig/domain/dates';

/** How many months a VAT period has. */
export const lengths = {
  month: 1,
  quarter: 3,
  halfYear: 6,
} as const satisfies Record<VatPeriodLength, number>;

/** The first and last month, 'yyyy-mm'. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

export interface VatPeriod extends Months {
  readonly label: string;
  /** The last day to report it, 'yyyy-mm-dd'. */
  readonly deadline: string;
}

const padded = (value: number) => String(value).padStart(2, '0');

/** The VAT periods of a year, the first one first. */
export function periodsOf(year: number, length: VatPeriodLength): readonly VatPeriod[] {
  const months = lengths[length];
  return Array.from({ length: 12 / months }, (_, index) => {
    const [first, last] = [index * months + 1, (index + 1) * months];
    const label =
      length === 'month' ? (monthNames[index] ?? '') : `${index + 1}. ${shortNames[length]}`;
    const [from, to] = [`${year}-${padded(first)}`, `${year}-${padded(last)}`];
    return { from, to, label, deadline: workingDay(deadlineOf(year, last, length)) };
  });
}

const shortNames = { quarter: 'kvartal', halfYear: 'halvår' } as const;

/**
 * Bookkeeping facts: the 25th of the next month (June: 17 August), and for quarters and half years the 1st of
 * the third month after.
 */
function deadlineOf(year: number, lastMonth: number, length: VatPeriodLength): Date {
  if (length !== 'month') return new Date(Date.UTC(year, lastMonth + 2, 1));
  return lastMonth === 6
    ? new Date(Date.UTC(year, 7, 17))
    : new Date(Date.UTC(year, lastMonth, 25));
}

/** A Saturday or Sunday is moved to Monday. Public holidays are not. */
function workingDay(date: Date): string {
  const late = { 6: 2, 0: 1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + late * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The period to show first: the one that ended last, which is to be reported; the one of today where nothing
 * was posted before it.
 */
export function firstShown(
  today: string,
  length: VatPeriodLength,
  isListed: (period: Months) => boolean,
): VatPeriod | undefined {
  const year = Number(today.slice(0, 4));
  const month = today.slice(0, 7);
  const all = [...periodsOf(year - 1, length), ...periodsOf(year, length)];
  const running = all.find(({ to }) => to >= month);
  const ended = all.findLast(({ to }) => to < month);
  const isNew = running !== undefined && isListed(running);
  return ended === undefined || (isNew && !isListed(ended)) ? running : ended;
}
