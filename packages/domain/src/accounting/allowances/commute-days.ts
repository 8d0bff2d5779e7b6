import { addDays, addMonths, type DateText } from '../../dates.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Allowance, Drive } from './allowance.ts';

/** Days of driving between the home and one place of work that are business, in any 12 months. */
export const mostCommuteDays = 60;

/** The 12 months that end with a date. */
export const commutePeriod = (date: DateText) => ({
  from: addDays(addMonths(date, -12), 1),
  to: date,
});

type Commute = Pick<Drive, 'date' | 'from' | 'to'>;

/**
 * On how many days of the 12 months up to a drive the person drove between the home and the same place of
 * work, the drive's own day included. Both ways count as one place: the drive home ends where the other began.
 */
export function commuteDaysOf(drive: Commute, others: readonly Allowance[]): number {
  const { from, to } = commutePeriod(drive.date);
  const place = placeOf(drive);
  const days = others
    .filter((other): other is Drive => other.kind === 'drive' && other.isCommute)
    .filter(({ status, date }) => status !== 'rejected' && date >= from && date <= to)
    .filter((other) => placeOf(other) === place)
    .map(({ date }) => date);
  return new Set([...days, drive.date]).size;
}

const placeOf = ({ from, to }: Commute) => [from, to].map(foldText).toSorted().join('|');

export const isOverCommuteDays = (days: number) => days > mostCommuteDays;
