import { expect, test } from 'vitest';

import { clockText, elapsedTime } from './elapsed.ts';

test('the clock says hours, minutes and seconds', () => {
  expect([0, 9000, 125_000, 36_000_000, -5].map(clockText)).toEqual([
    '0:00:00',
    '0:00:09',
    '0:02:05',
    '10:00:00',
    '0:00:00',
  ]);
});

test('a device whose clock is wrong shows the same', () => {
  const running = {
    startedAt: '2026-11-23T07:00:00.000Z',
    serverNow: '2026-11-23T08:30:00.000Z',
    askedAt: 5_000_000,
  };
  expect(elapsedTime(running, 5_000_000)).toBe(90 * 60_000);
  expect(elapsedTime(running, 5_060_000)).toBe(91 * 60_000);
});
