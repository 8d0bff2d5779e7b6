import { expect, test } from 'vitest';

import { whenText } from './when-text.ts';

const when = { startDate: '2026-11-12', endDate: '2026-11-12', startTime: '', endTime: '' };

test.each([
  [when, '12-11-2026'],
  [{ ...when, startTime: '16:00', endTime: '23:00' }, '12-11-2026 16:00\u00a0– 23:00'],
  [
    { ...when, endDate: '2026-11-13', startTime: '16:00', endTime: '02:00' },
    '12-11-2026 16:00\u00a0– 13-11-2026 02:00',
  ],
  [{ ...when, startDate: '', endDate: '' }, ''],
])('%j is told as %j', (given, text) => {
  expect(whenText(given)).toBe(text);
});
