import { addDays, danishDate, type DateText } from '../dates.ts';
import type { HolidayAccount } from '../vacation/holiday-account.ts';
import type { TimeDay } from './flex.ts';

interface Person {
  /** ISO UTC of when they came to Driftig. */
  readonly createdAt: string;
  /** Undefined until the start of employment is entered. */
  readonly employment: Pick<HolidayAccount, 'employedFrom' | 'employedUntil'> | undefined;
}

/**
 * Work days up to yesterday without registrations (product T30). None is missing before the person
 * was employed or could register, or after the last working day.
 */
export function missingDays(
  days: readonly Pick<TimeDay, 'date' | 'normHundredths' | 'hundredths'>[],
  { createdAt, employment }: Person,
  today: DateText,
): DateText[] {
  const { employedFrom = '', employedUntil = '' } = employment ?? {};
  const since = [danishDate(createdAt), employedFrom].toSorted().at(-1) ?? '';
  const yesterday = addDays(today, -1);
  const until = employedUntil !== '' && employedUntil < yesterday ? employedUntil : yesterday;
  return days
    .filter(({ date }) => date >= since && date <= until)
    .filter(({ normHundredths, hundredths }) => normHundredths > 0 && hundredths === 0)
    .map(({ date }) => date);
}
