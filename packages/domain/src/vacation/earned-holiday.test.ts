import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { earnedMonths } from './earned-holiday.ts';
import { sumOf } from './holiday-days.ts';
import type { HolidayAccount } from './holiday-account.ts';

const account = (employedFrom: string, employedUntil = ''): HolidayAccount => ({
  employeeId: 'jonas',
  employedFrom,
  employedUntil,
  opening: undefined,
  corrections: [],
  version: 1,
});
const earned = (who: HolidayAccount, at: string, unpaid: { from: string; to: string }[] = []) =>
  sumOf(earnedMonths(who, 2025, { at, unpaid }));
const always = account('2020-01-01');

/** 25 / 12 x n: product F36, beside the 2.08 a month of ferieloven § 5. */
test.each([
  ['2025-09-30', 0],
  ['2025-10-01', 208],
  ['2025-11-01', 417],
  ['2025-12-01', 625],
  ['2026-01-01', 833],
  ['2026-02-01', 1042],
  ['2026-03-01', 1250],
  ['2026-04-01', 1458],
  ['2026-05-01', 1667],
  ['2026-06-01', 1875],
  ['2026-07-01', 2083],
  ['2026-08-01', 2292],
  ['2026-09-01', 2500],
  ['2030-01-01', 2500],
])('on %s the months that are over have earned %i hundredths', (at, hundredths) => {
  expect(earned(always, at)).toBe(hundredths);
});

describe('part of a month earns 0.07 a day, never more than 2.08', () => {
  test.each([
    ['employed on the 17th: 14 days', account('2025-09-17'), 98],
    ['employed on the 2nd: 29 days', account('2025-09-02'), 203],
    ['left on the 10th', account('2020-01-01', '2025-09-10'), 70],
    ['left before', account('2020-01-01', '2025-08-31'), 0],
    ['employed for three days', account('2025-09-10', '2025-09-12'), 21],
  ])('%s', (_what, who, hundredths) => {
    expect(earned(who, '2025-10-01')).toBe(hundredths);
  });

  test('one unpaid day of 31 leaves 2.08 of 2.10', () => {
    const unpaid = [{ from: '2025-10-06', to: '2025-10-06' }];
    const [september, october] = earnedMonths(always, 2025, { at: '2025-11-01', unpaid });
    expect([september?.hundredths, october?.hundredths]).toEqual([208, 208]);
    expect(october?.daysWithout).toBe(1);
  });

  test('two unpaid spans that overlap count each day once', () => {
    const unpaid = [
      { from: '2025-09-01', to: '2025-09-10' },
      { from: '2025-09-05', to: '2025-09-20' },
    ];
    expect(earned(always, '2025-10-01', unpaid)).toBe(70);
  });
});

test('an opening balance takes the place of what was earned before it', () => {
  const opening = { date: '2026-01-01', hundredths: 833, previousHundredths: 0 };
  expect(earned({ ...always, opening }, '2026-02-01')).toBe(208);
});

test('it never falls with time, never exceeds 25 days, and unpaid leave never adds', () => {
  const dates = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2025-07-01', days));
  fc.assert(
    fc.property(dates, dates, dates, dates, (from, at, leave, back) => {
      const who = account(from);
      const without = earned(who, at);
      expect(without).toBeLessThanOrEqual(2500);
      expect(earned(who, addDays(at, 1))).toBeGreaterThanOrEqual(without);
      const unpaid = leave <= back ? [{ from: leave, to: back }] : [];
      expect(earned(who, at, unpaid)).toBeLessThanOrEqual(without + 12);
    }),
  );
});
