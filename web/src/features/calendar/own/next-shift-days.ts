import type { ShiftStatus } from '@driftig/contracts/calendar/statuses';
import type { DateText } from '@driftig/domain/dates';

/** A waiting swap is of an own shift and shows as a request. */
const shown: ReadonlySet<ShiftStatus | undefined> = new Set(['mine', 'selling', 'requested']);

/** The days from `today` on that may have a shift of the user, the earliest first. */
export function nextShiftDays(
  days: Readonly<Record<DateText, ShiftStatus>>,
  today: DateText,
): readonly DateText[] {
  return Object.keys(days)
    .filter((date) => date >= today && shown.has(days[date]))
    .toSorted();
}
