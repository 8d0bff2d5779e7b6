import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays, daysBetween } from './dates.ts';
import { easterSunday, publicHolidayOn, publicHolidays } from './public-holidays.ts';

/** Easter Sundays as almanacs print them, the earliest and the latest of the period among them. */
test.each([
  [1900, '1900-04-15'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2035, '2035-03-25'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter Sunday of %i is %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

test('Easter is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
      const easter = easterSunday(year);
      expect(Math.abs(daysBetween('2024-03-31', easter) % 7)).toBe(0);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});

test('the public holidays of 2026', () => {
  expect(Object.fromEntries(publicHolidays(2026))).toEqual({
    '2026-01-01': 'Nytårsdag',
    '2026-04-02': 'Skærtorsdag',
    '2026-04-03': 'Langfredag',
    '2026-04-05': 'Påskedag',
    '2026-04-06': '2. påskedag',
    '2026-05-14': 'Kristi himmelfartsdag',
    '2026-05-24': 'Pinsedag',
    '2026-05-25': '2. pinsedag',
    '2026-12-25': 'Juledag',
    '2026-12-26': '2. juledag',
  });
});

describe('store bededag', () => {
  test('was a public holiday until 2023', () => {
    expect(publicHolidayOn('2023-05-05')).toBe('Store bededag');
    expect(publicHolidays(2023).size).toBe(11);
  });
  test('is none from 2024 on', () => {
    expect(publicHolidayOn(addDays(easterSunday(2024), 26))).toBeUndefined();
    expect(publicHolidays(2024).size).toBe(10);
  });
});

test.each(['2026-12-24', '2026-06-05', '2026-05-01'])('%s is none', (date) => {
  expect(publicHolidayOn(date)).toBeUndefined();
});
