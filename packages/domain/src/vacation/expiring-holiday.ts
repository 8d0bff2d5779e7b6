import type { DateText } from '../dates.ts';
import { sumOf, type HolidayDay } from './holiday-days.ts';

/** Days that are lost after a date unless they are taken. */
export interface ExpiringHoliday {
  readonly hundredths: number;
  readonly on: DateText;
}

/**
 * The days of the older of two open years, which ends on 31 December, that nothing approved takes until
 * then; `ahead` is what is approved for after the date of the balance.
 */
export function expiringOf(
  current: readonly { readonly left: number; readonly takenUntil: DateText }[],
  ahead: readonly HolidayDay[],
): ExpiringHoliday | undefined {
  const [older, newer] = current;
  if (older === undefined || newer === undefined) return undefined;
  const on = older.takenUntil;
  const hundredths = older.left - sumOf(ahead.filter(({ date }) => date <= on));
  return hundredths > 0 ? { hundredths, on } : undefined;
}
