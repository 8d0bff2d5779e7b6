import { afterEach, expect, test } from 'vitest';

import { shiftDate } from './shift-date.ts';

const RealDate = Date;
const anHour = 3_600_000;

afterEach(() => {
  globalThis.Date = RealDate;
});

/** Rounded, so that the time a test takes does not matter. */
const hoursAhead = (at: number, from: number) => Math.round((at - from) / anHour);

test('now is ahead, however it is asked for', () => {
  const before = RealDate.now();
  shiftDate(5 * anHour);
  expect(hoursAhead(Date.now(), before)).toBe(5);
  expect(hoursAhead(new Date().getTime(), before)).toBe(5);
  expect(hoursAhead(Date.parse(Date()), before)).toBe(5);
});

test('a given moment is that moment, and a date is a date', () => {
  shiftDate(5 * anHour);
  expect(new Date(2026, 1, 3, 4).getHours()).toBe(4);
  expect(new Date('2026-11-27T09:00:00Z').toISOString()).toBe('2026-11-27T09:00:00.000Z');
  expect(new Date(0)).toBeInstanceOf(RealDate);
  expect(Date.UTC(1970, 0, 2)).toBe(24 * anHour);
});
