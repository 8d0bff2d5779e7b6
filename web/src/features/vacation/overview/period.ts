import { addDays, daysBetween, type DateText } from '@driftig/domain/dates';
import type { DateRange } from '@driftig/domain/periods';
import { publicHolidayOn } from '@driftig/domain/public-holidays';
import { isWeekend } from '@driftig/domain/vacation/duration';

/** A column of the calendar. */
export interface Day {
  readonly date: DateText;
  readonly isWeekend: boolean;
  /** The name of the public holiday. */
  readonly holiday: string | undefined;
}

export function daysOf({ from, to }: DateRange, hidesWeekends: boolean): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
    .map((date) => ({ date, isWeekend: isWeekend(date), holiday: publicHolidayOn(date) }))
    .filter((day) => !(hidesWeekends && day.isWeekend));
}
