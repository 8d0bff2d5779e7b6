import type { ShiftStatus } from '@driftig/contracts/calendar/statuses';
import type { DateText } from '@driftig/domain/dates';

/** The days from `today` on that show a shift of the user, the earliest first. */
export function nextShiftDays(
  days: Readonly<Record<DateText, ShiftStatus>>,
  today: DateText,
): readonly DateText[] {
  return Object.keys(days)
    .filter((date) => date >= today && (days[date] === 'mine' || days[date] === 'selling'))
    .toSorted();
}
