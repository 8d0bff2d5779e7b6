import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { countedDays, durationOf, durationText, isWeekend, meantTime } from './duration.ts';

const both = { weekends: true, holidays: true };
const none = { weekends: false, holidays: false };
const long = (startDate: string, endDate?: string, startTime?: string, endTime?: string) =>
  durationOf({ startDate, endDate, startTime, endTime }, both);

describe('how long it is, without weekends and public holidays', () => {
  test.each([
    // 2026-04-07 is the Tuesday after Easter.
    ['one day without times', ['2026-04-07'], { days: 1, hours: 0 }],
    ['a blank end', ['2026-04-07', ''], { days: 1, hours: 0 }],
    ['four days, both included', ['2026-04-07', '2026-04-10'], { days: 4, hours: 0 }],
    ['over a weekend', ['2026-04-10', '2026-04-13'], { days: 2, hours: 0 }],
    ['Easter week', ['2026-03-30', '2026-04-06'], { days: 3, hours: 0 }],
    ['over New Year, week 53', ['2026-12-28', '2027-01-03'], { days: 4, hours: 0 }],
    ['a leap day', ['2028-02-28', '2028-03-01'], { days: 3, hours: 0 }],
    ['four hours', ['2026-04-07', '2026-04-07', '12:00', '16:00'], { days: 0, hours: 4 }],
    ['hours with minutes', ['2026-04-07', '', '08:00', '11:45'], { days: 0, hours: 3.75 }],
    ['from noon on', ['2026-04-07', '2026-04-07', '12:00', ''], { days: 0, hours: 12 }],
    ['until noon', ['2026-04-07', '2026-04-08', '', '12:00'], { days: 1, hours: 12 }],
    ['noon to noon', ['2026-04-07', '2026-04-09', '12:00', '12:00'], { days: 2, hours: 0 }],
    ['start equal to end', ['2026-04-07', '2026-04-07', '08:00', '08:00'], { days: 1, hours: 0 }],
    [
      'over midnight: the end moves one day on',
      ['2026-04-07', '2026-04-07', '22:00', '06:00'],
      { days: 0, hours: 8 },
    ],
    ['an end one day before', ['2026-04-08', '2026-04-07'], { days: 1, hours: 0 }],
    [
      'the night when clocks go forward',
      ['2027-03-27', '2027-03-29', '', ''],
      { days: 0, hours: 0 },
    ],
  ] as const)('%s', (what, [from, to, start, end], expected) => {
    // Sunday 28 and Monday 29 March 2027 are Easter: nothing of that weekend counts.
    const found = long(from, to, start, end);
    expect(found).toEqual(what.startsWith('the night') ? undefined : expected);
  });

  test.each([
    ['a Saturday', ['2026-04-11']],
    ['a public holiday', ['2026-05-14']],
    ['an end two days before', ['2026-04-09', '2026-04-07']],
  ] as const)('%s has none', (_what, [from, to]) => {
    expect(long(from, to)).toBeUndefined();
  });

  test('days on which the clocks change have 24 hours', () => {
    const spring = { startDate: '2026-03-29', endDate: '2026-03-29' };
    const autumn = {
      startDate: '2026-10-25',
      endDate: '2026-10-25',
      startTime: '00:00',
      endTime: '12:00',
    };
    expect(durationOf(spring, none)).toEqual({ days: 1, hours: 0 });
    expect(durationOf(autumn, none)).toEqual({ days: 0, hours: 12 });
  });

  test('each switch by itself', () => {
    const asked = { startDate: '2026-05-14', endDate: '2026-05-17' };
    expect(durationOf(asked, none)?.days).toBe(4);
    expect(durationOf(asked, { weekends: true, holidays: false })?.days).toBe(2);
    expect(durationOf(asked, { weekends: false, holidays: true })?.days).toBe(3);
    expect(durationOf(asked, both)?.days).toBe(1);
  });
});

const dates = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const times = fc.option(
  fc.integer({ min: 1, max: 95 }).map((quarter) => {
    const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
    return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  }),
  { nil: '' },
);
const asked = fc
  .record({
    startDate: dates,
    length: fc.integer({ min: -3, max: 400 }),
    startTime: times,
    endTime: times,
  })
  .map(({ length, ...time }) => ({ ...time, endDate: addDays(time.startDate, length) }));
const leftOut = fc.record({ weekends: fc.boolean(), holidays: fc.boolean() });
const minutesOf = (time: { days: number; hours: number } | undefined) =>
  time === undefined ? 0 : time.days * 1440 + Math.round(time.hours * 60);

describe('for any time', () => {
  test('the parsed time never ends before it starts, and parsing again changes nothing', () => {
    fc.assert(
      fc.property(asked, (time) => {
        const meant = meantTime(time);
        const endsBefore = time.endDate < time.startDate;
        expect(meant === undefined ? endsBefore : meant.endDate >= meant.startDate).toBe(true);
        expect(meant && meantTime(meant)).toEqual(meant);
      }),
    );
  });

  test('leaving days out never makes it longer, and what is left out is a weekend or a holiday', () => {
    fc.assert(
      fc.property(asked, leftOut, (time, without) => {
        expect(minutesOf(durationOf(time, without))).toBeLessThanOrEqual(
          minutesOf(durationOf(time, none)),
        );
        const meant = meantTime(time);
        const days = meant === undefined ? [] : countedDays(meant, without);
        expect(without.weekends && days.some(({ date }) => isWeekend(date))).toBe(false);
      }),
    );
  });

  test('two spans that adjoin are as long as the one they make', () => {
    fc.assert(
      fc.property(dates, fc.nat(60), fc.nat(60), leftOut, (startDate, first, second, without) => {
        const between = addDays(startDate, first);
        const endDate = addDays(between, second + 1);
        const whole = minutesOf(durationOf({ startDate, endDate }, without));
        const one = minutesOf(durationOf({ startDate, endDate: between }, without));
        const other = minutesOf(durationOf({ startDate: addDays(between, 1), endDate }, without));
        expect(one + other).toBe(whole);
      }),
    );
  });
});

test.each([
  [{ days: 1, hours: 0 }, '1 dag'],
  [{ days: 4, hours: 0 }, '4 dage'],
  [{ days: 1, hours: 4 }, '1 dag og 4 timer'],
  [{ days: 0, hours: 1 }, '1 time'],
  [{ days: 0, hours: 3.5 }, '3,5 timer'],
])('%j reads %s', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});
