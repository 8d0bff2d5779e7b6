import { addDays, type DateText } from './dates.ts';

/** Easter Sunday of a year (1900-2199) by the Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): DateText {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Days after Easter Sunday. */
const movable: readonly (readonly [number, string])[] = [
  [-3, 'Skærtorsdag'],
  [-2, 'Langfredag'],
  [0, 'Påskedag'],
  [1, '2. påskedag'],
  [39, 'Kristi himmelfartsdag'],
  [49, 'Pinsedag'],
  [50, '2. pinsedag'],
];
const fixed: readonly (readonly [string, string])[] = [
  ['01-01', 'Nytårsdag'],
  ['12-25', 'Juledag'],
  ['12-26', '2. juledag'],
];
/** Store bededag was a public holiday up to and with 2023 (product F41). */
const lastPrayerDay = 2023;

const known = new Map<number, ReadonlyMap<DateText, string>>();

/** The Danish public holidays of a year by date, computed from Easter (product F41). */
export function publicHolidays(year: number): ReadonlyMap<DateText, string> {
  const found = known.get(year) ?? holidaysOf(year);
  known.set(year, found);
  return found;
}

function holidaysOf(year: number): ReadonlyMap<DateText, string> {
  const easter = easterSunday(year);
  const prayerDay = year <= lastPrayerDay ? ([[26, 'Store bededag']] as const) : [];
  return new Map([
    ...fixed.map(([day, name]) => [`${year}-${day}`, name] as const),
    ...[...movable, ...prayerDay].map(([days, name]) => [addDays(easter, days), name] as const),
  ]);
}

/** The name of the public holiday on a date; undefined on any other day. */
export function publicHolidayOn(date: DateText): string | undefined {
  return publicHolidays(Number(date.slice(0, 4))).get(date);
}
