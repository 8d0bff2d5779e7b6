import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addMinutes, existingTime, minutesBetween, wallTime } from './wall-time.ts';

const times = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 1439 }))
  .map(([day, minute]) => wallTime('2024-01-01', day * 1440 + minute));

describe('wall time', () => {
  test.each([
    ['2026-11-12', 0, '2026-11-12T00:00'],
    ['2026-11-12', 1439, '2026-11-12T23:59'],
    ['2026-11-12', 1440, '2026-11-13T00:00'],
    ['2026-12-31', 1500, '2027-01-01T01:00'],
    ['2028-03-01', -1, '2028-02-29T23:59'],
  ])('%s and %i minutes is %s', (date, minutes, time) => {
    expect(wallTime(date, minutes)).toBe(time);
  });

  test('minutes that were added are those between', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -100_000, max: 100_000 }), (time, minutes) => {
        expect(minutesBetween(time, addMinutes(time, minutes))).toBe(minutes);
      }),
    );
  });

  test.each([
    ['2026-03-29T01:45', '2026-03-29T01:45'],
    ['2026-03-29T02:00', '2026-03-29T03:00'],
    ['2026-03-29T02:45', '2026-03-29T03:45'],
    ['2026-03-29T03:00', '2026-03-29T03:00'],
    ['2026-10-25T02:30', '2026-10-25T02:30'],
  ])('%s on the night of a change of clocks is %s', (time, existing) => {
    expect(existingTime(time)).toBe(existing);
  });
});
