import { expect, test } from 'vitest';

import { nextShiftDays } from './next-shift-days.ts';

test('the days from today on that may have a shift of the user are in the order of time', () => {
  const days = {
    '2026-12-01': 'selling',
    '2026-11-25': 'mine',
    '2026-11-26': 'mine',
    '2026-11-27': 'open',
    '2026-11-30': 'requested',
  } as const;
  expect(nextShiftDays(days, '2026-11-26')).toEqual(['2026-11-26', '2026-11-30', '2026-12-01']);
});
