import { expect, test } from 'vitest';

import { missingDays } from './missing.ts';

/** Monday 9 to Sunday 15 November 2026; Tuesday has hours. */
const week = [9, 10, 11, 12, 13, 14, 15].map((day) => ({
  date: `2026-11-${String(day).padStart(2, '0')}`,
  normHundredths: day < 14 ? 740 : 0,
  hundredths: day === 10 ? 740 : 0,
}));
const always = '2020-01-01T08:00:00.000Z';
const employed = (employedFrom: string, employedUntil = '') => ({ employedFrom, employedUntil });

test.each([
  ['every work day that is over', always, undefined, '2026-11-16', [9, 11, 12, 13]],
  ['not today, and not what is to come', always, undefined, '2026-11-12', [9, 11]],
  ['not before one signed up', '2026-11-12T10:00:00Z', undefined, '2026-11-16', [12, 13]],
  ['that is a day in Denmark', '2026-11-11T23:30:00Z', undefined, '2026-11-16', [12, 13]],
  ['not before the first working day', always, employed('2026-11-12'), '2026-11-16', [12, 13]],
  [
    'nor before both, though employed long ago',
    '2026-11-12T10:00:00Z',
    employed('2020-01-01'),
    '2026-11-16',
    [12, 13],
  ],
  ['not after the last', always, employed('2020-01-01', '2026-11-11'), '2026-11-16', [9, 11]],
  ['none on the first day', '2026-11-12T10:00:00Z', undefined, '2026-11-12', []],
] as const)('missing is %s', (_what, createdAt, employment, today, expected) => {
  const found = missingDays(week, { createdAt, employment }, today);
  expect(found.map((date) => Number(date.slice(8)))).toEqual(expected);
});
