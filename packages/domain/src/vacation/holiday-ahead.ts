import type { DateText } from '../dates.ts';
import { sumOf, type HolidayDay } from './holiday-days.ts';
import { openYears } from './holiday-year.ts';

/** Days that are lost after a date unless they are taken. */
export interface ExpiringHoliday {
  readonly hundredths: number;
  readonly on: DateText;
}

/** Days approved after a date, and how many of them use up what is left on it. */
interface HolidayAhead {
  /** All of it. */
  readonly ahead: number;
  /** The part that is earned by that date; the rest is earned until it is taken. */
  readonly covered: number;
  /** The rest of the older of two open years, which ends on 31 December. */
  readonly expiring: ExpiringHoliday | undefined;
}

interface OpenYear {
  readonly year: number;
  readonly left: number;
  readonly takenUntil: DateText;
}

/**
 * Each day ahead comes from the oldest year that has any left and may be taken that day: what expires
 * on 31 December pays for no day of January. `current` are the years open on the date, the oldest first.
 */
export function aheadOf(
  current: readonly OpenYear[],
  days: readonly Pick<HolidayDay, 'date' | 'hundredths'>[],
): HolidayAhead {
  const years = current.map((year) => ({ ...year }));
  let covered = 0;
  for (const { date, hundredths } of days) {
    const open = new Set(openYears(date));
    let missing = hundredths;
    for (const year of years.filter((one) => open.has(one.year))) {
      const part = Math.min(missing, Math.max(0, year.left));
      year.left -= part;
      missing -= part;
    }
    covered += hundredths - missing;
  }
  const [older, newer] = years;
  const isExpiring = newer !== undefined && older !== undefined && older.left > 0;
  const expiring = isExpiring ? { hundredths: older.left, on: older.takenUntil } : undefined;
  return { ahead: sumOf(days), covered, expiring };
}
