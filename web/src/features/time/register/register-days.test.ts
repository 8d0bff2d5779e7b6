import { expect, test } from 'vitest';

import { entrySample } from '../entry/entry.samples.ts';
import { daysOf, monthsOf } from './register-days.ts';

const day = (date: string, hundredths: number, absence = '') => ({
  date,
  hundredths,
  normHundredths: 740,
  absence,
});
const adjustment = {
  ...entrySample,
  date: '2026-11-20',
  kind: 'flexAdjustment' as const,
  hundredths: -200,
};
const register = {
  days: [day('2026-10-30', 740), day('2026-11-23', 800), day('2026-11-24', 0, 'vacation')],
  entries: [{ ...entrySample, date: '2026-10-30', hundredths: 740 }, adjustment, entrySample],
};

test('a day has its entries, and a day with only an adjustment is there too', () => {
  const days = daysOf(register);
  expect(days.map(({ date, entries }) => [date, entries.length])).toEqual([
    ['2026-10-30', 1],
    ['2026-11-20', 1],
    ['2026-11-23', 1],
    ['2026-11-24', 0],
  ]);
  expect(days.at(-1)?.absence).toBe('Ferie');
});

test('months have the sum of their hours, the newest first', () => {
  const months = monthsOf(daysOf(register));
  expect(months.map(({ name, hundredths, workDays }) => [name, hundredths, workDays])).toEqual([
    ['November', 800, 1],
    ['Oktober', 740, 1],
  ]);
});
