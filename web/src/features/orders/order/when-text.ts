import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';

/** 'fre 20-11-2026 kl. 16:00'; without a time the day alone. */
export function whenText(date: string, time: string): string {
  const day = formatShortWeekdayDate(date);
  return time === '' ? day : `${day} kl. ${time}`;
}
