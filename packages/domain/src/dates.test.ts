import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  addDays,
  danishClock,
  danishDate,
  daysBetween,
  isCalendarDate,
  monthOf,
  yearOf,
} from './dates.ts';

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyDays = fc.integer({ min: -20_000, max: 20_000 });

describe('the date in Denmark', () => {
  test.each([
    ['2026-01-14T22:59:59.999Z', '2026-01-14'],
    ['2026-01-14T23:00:00.000Z', '2026-01-15'],
    ['2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['2026-07-14T22:00:00.000Z', '2026-07-15'],
    ['2025-12-31T23:00:00.000Z', '2026-01-01'],
    // The days on which summer time begins and ends.
    ['2026-03-29T00:59:59.000Z', '2026-03-29'],
    ['2026-10-25T22:59:59.000Z', '2026-10-25'],
  ])('at %s it is %s', (instant, date) => {
    expect(danishDate(instant)).toBe(date);
  });

  test('Danish clocks show what Intl says, from 1996 on, also where summer time begins and ends', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Copenhagen',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const inIntl = (instant: number) => clock.format(instant).replace(' ', 'T');
    const since = { min: new Date('1996-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(since), (date) => danishClock(+date) === inIntl(+date)),
      { numRuns: 500 },
    );
    // The weeks in which summer time may begin and end.
    const weeks = Array.from({ length: 64 }, (_, year) => [
      Date.UTC(1996 + year, 2, 25),
      Date.UTC(1996 + year, 9, 25),
    ]).flat();
    const hours = weeks.flatMap((start) =>
      Array.from({ length: 7 * 24 }, (_, hour) => start + hour * 3_600_000),
    );
    expect(hours.filter((at) => danishClock(at) !== inIntl(at))).toEqual([]);
  });
});

describe('adding days', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-12', 30, '2026-12-12'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  test('daysBetween gives back the days that were added, also across summer time', () => {
    fc.assert(
      fc.property(anyDate, anyDays, (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test('in two steps gives the same date as in one', () => {
    fc.assert(
      fc.property(anyDate, anyDays, anyDays, (date, first, second) => {
        expect(addDays(addDays(date, first), second)).toBe(addDays(date, first + second));
      }),
    );
  });
});

test('year and month of a date', () => {
  expect([yearOf('2026-11-12'), monthOf('2026-11-12'), monthOf('2026-01-31')]).toEqual([
    2026, 11, 1,
  ]);
});

test.each([
  ['2026-03-14', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-3-14', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is a date of the calendar: %j', (text, isOne) => {
  expect(isCalendarDate(text)).toBe(isOne);
});
