import fc from 'fast-check';
import { expect, test } from 'vitest';

import { AppError } from '../../errors.ts';
import { dietOf } from './allowance.samples.ts';
import { dietParts, type DietFields } from './diet.ts';
import { sumOfParts } from './parts.ts';
import { dietRates } from './state-rates.ts';

const amounts = (fields: Partial<DietFields>) =>
  dietParts(dietOf(fields), dietRates).map(({ of, units, amount }) => [of, units, amount]);

test('whole days and started hours are paid by the day and by a 24th of it', () => {
  expect(amounts({ endDate: '2026-03-11', endTime: '08:00' })).toEqual([['day', 100, 62_500]]);
  expect(amounts({ endDate: '2026-03-11', endTime: '08:01' })).toEqual([
    ['day', 100, 62_500],
    ['hour', 100, 2_604],
  ]);
  expect(amounts({})).toEqual([
    ['day', 200, 125_000],
    ['hour', 300, 7_813],
  ]);
});

test('free meals take 15, 30 and 30 % of the day off, and never more than there is', () => {
  expect(amounts({ breakfasts: 2, lunches: 1, dinners: 1 })).toEqual([
    ['day', 200, 125_000],
    ['hour', 300, 7_813],
    ['breakfast', 200, -18_750],
    ['lunch', 100, -18_750],
    ['dinner', 100, -18_750],
  ]);
  const all = { breakfasts: 2, lunches: 2, dinners: 2, endDate: '2026-03-11', endTime: '08:00' };
  expect(sumOfParts(dietOf(all).parts)).toBe(0);
});

test('nights are paid by rate, and 25 % for small needs where meals are paid by receipt', () => {
  expect(amounts({ nights: 2, mealsByReceipt: true })).toEqual([
    ['smallNeedsDay', 200, 31_250],
    ['smallNeedsHour', 300, 1_953],
    ['night', 200, 53_600],
  ]);
});

test('a day is 24 hours that pass, also in the nights when the clocks change', () => {
  const spring = { startDate: '2026-03-28', startTime: '12:00', endDate: '2026-03-29' };
  expect(() => dietOf({ ...spring, endTime: '12:00' })).toThrow('mindst 24 timer');
  expect(amounts({ ...spring, endTime: '13:00' })).toEqual([['day', 100, 62_500]]);
  expect(() => dietOf({ ...spring, startDate: '2026-03-27', endTime: '02:30' })).toThrow('uret');
});

test('over New Year each day has the rate of the year that it begins in', () => {
  const [row] = dietRates;
  if (row === undefined) throw new Error('No rates');
  const next = { ...row, year: 2027, meals: 70_000, lodging: 30_000 };
  const trip = { startDate: '2026-12-30', endDate: '2027-01-02', endTime: '09:00', nights: 3 };
  const diet = { ...dietOf({}), ...trip };
  const parts = dietParts(diet, [row, next]);
  expect(parts.map(({ of, units, amount }) => [of, units, amount])).toEqual([
    ['day', 200, 125_000],
    ['day', 100, 70_000],
    ['hour', 100, 2_917],
    ['night', 200, 53_600],
    ['night', 100, 30_000],
  ]);
  expect(() => dietParts(diet, [row])).toThrow('2027');
});

test.each<[string, Partial<DietFields>]>([
  ['endTime', { endDate: '2026-03-11', endTime: '07:59' }],
  ['endTime', { endDate: '2026-03-09' }],
  ['nights', { nights: 3 }],
  ['lunches', { lunches: 4 }],
  ['dinners', { dinners: 1, mealsByReceipt: true }],
  ['startDate', { startDate: '2025-03-10', endDate: '2025-03-12' }],
])('at %s a wrong one is refused', (field, fields) => {
  const fieldsOf = () => {
    try {
      return dietOf(fields);
    } catch (error) {
      return error instanceof AppError ? Object.keys(error.fields ?? {}) : error;
    }
  };
  expect(fieldsOf()).toEqual([field]);
});

test('a diet is never negative and never more than its days and nights', () => {
  const meals = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(meals, meals, meals, fc.boolean(), (breakfasts, lunches, dinners, byReceipt) => {
      const free = byReceipt ? {} : { breakfasts, lunches, dinners };
      const { amount } = dietOf({ ...free, mealsByReceipt: byReceipt });
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(3 * 62_500);
    }),
  );
});
