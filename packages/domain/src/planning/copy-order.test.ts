import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween } from '../dates.ts';
import { datesOfRepeats, mostRepeats, timeOfCopy } from './copy-order.ts';

const night = {
  startDate: '2026-12-30',
  endDate: '2026-12-31',
  startTime: '22:00',
  endTime: '04:00',
};

test('a copy keeps the times of the day and its length', () => {
  expect(timeOfCopy(night, '2026-12-31')).toEqual({
    ...night,
    startDate: '2026-12-31',
    endDate: '2027-01-01',
  });
});

test('every week three times, over New Year in week 53', () => {
  expect(datesOfRepeats('2026-12-28', { everyWeeks: 1, times: 3 })).toEqual([
    '2027-01-04',
    '2027-01-11',
    '2027-01-18',
  ]);
});

test('until a date, that date included', () => {
  expect(datesOfRepeats('2027-02-28', { everyWeeks: 2, until: '2027-03-28' })).toEqual([
    '2027-03-14',
    '2027-03-28',
  ]);
});

test('repeats fall on the same weekday, and are never more than 26', () => {
  const weeks = fc.integer({ min: 1, max: 26 });
  fc.assert(
    fc.property(weeks, fc.integer({ min: 1, max: 100 }), (everyWeeks, times) => {
      const dates = datesOfRepeats('2027-03-10', { everyWeeks, times });
      expect(dates).toHaveLength(Math.min(times, mostRepeats));
      for (const [index, date] of dates.entries())
        expect(daysBetween('2027-03-10', date)).toBe((index + 1) * everyWeeks * 7);
      expect(dates.every((date) => date <= addDays('2027-03-10', 26 * 26 * 7))).toBe(true);
    }),
  );
});
