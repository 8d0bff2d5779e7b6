import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hundredthsOfMinutes, instantAt, minutesOf, rangeHundredths } from './clock.ts';

test.each([
  ['00:00', 0],
  ['07:30', 450],
  ['24:00', 1440],
])('%s is minute %i of the day', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});

test.each([
  [0, 0],
  [20, 33],
  [30, 50],
  [40, 67],
  [444, 740],
])('%i minutes are %i hundredths of an hour', (minutes, hundredths) => {
  expect(hundredthsOfMinutes(minutes)).toBe(hundredths);
});

test('24:00 is the midnight that the next day begins with', () => {
  expect(instantAt('2026-06-09', '24:00')).toBe(instantAt('2026-06-10', '00:00'));
  expect(instantAt('2026-06-09', '24:00')).toBe(Date.parse('2026-06-09T22:00:00Z'));
});

test.each<[string, string, string, number, number]>([
  ['2026-06-09', '07:00', '15:00', 0, 800],
  ['2026-06-09', '07:00', '15:00', 30, 750],
  ['2026-06-09', '08:00', '16:20', 30, 783],
  ['2026-06-09', '22:00', '24:00', 0, 200],
  ['2026-06-09', '15:00', '15:00', 0, 0],
  ['2026-06-09', '15:00', '07:00', 0, 0],
  ['2026-06-09', '07:00', '07:30', 45, 0],
  // The clocks go forward at 02:00, and back at 03:00.
  ['2026-03-29', '00:00', '06:00', 0, 500],
  ['2026-10-25', '00:00', '06:00', 0, 700],
])('%s from %s to %s less %i minutes are %i hundredths', (date, startTime, endTime, pause, sum) => {
  expect(rangeHundredths(date, { startTime, endTime, breakMinutes: pause })).toBe(sum);
});

const minute = fc.integer({ min: 0, max: 1439 });
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test('hours are never below 0 and never more than the clock shows, away from the changes of it', () => {
  fc.assert(
    fc.property(minute, minute, fc.integer({ min: 0, max: 600 }), (from, to, breakMinutes) => {
      const range = { startTime: timeOf(from), endTime: timeOf(to), breakMinutes };
      const hundredths = rangeHundredths('2026-06-09', range);
      expect(hundredths).toBeGreaterThanOrEqual(0);
      expect(hundredths).toBe(
        Math.max(0, hundredthsOfMinutes(to <= from ? 0 : to - from - breakMinutes)),
      );
    }),
  );
});
