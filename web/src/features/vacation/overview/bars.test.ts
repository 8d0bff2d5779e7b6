import { rangeOf } from '@driftig/domain/periods';
import * as fc from 'fast-check';
import { addDays } from '@driftig/domain/dates';
import { describe, expect, it } from 'vitest';

import { barsOf, lanesOf } from './bars.ts';
import { daysOf } from './period.ts';
import { entryWith } from './entry.samples.ts';

const week = daysOf(rangeOf('week', '2026-11-23'), false);
const workWeek = daysOf(rangeOf('week', '2026-11-23'), true);
const month = daysOf(rangeOf('month', '2026-11-23'), false);

const place = (days: typeof week, fields: Parameters<typeof entryWith>[0]) => {
  const [bar] = barsOf([entryWith(fields)], days);
  return bar && [bar.left, bar.right, bar.isCutLeft, bar.isCutRight];
};

describe('a bar', () => {
  it.each([
    ['a day', '2026-11-24', '2026-11-24', [1, 2, false, false]],
    ['several days', '2026-11-24', '2026-11-27', [1, 5, false, false]],
    ['the whole week and more', '2026-11-01', '2026-12-24', [0, 7, true, true]],
    ['until Monday', '2026-11-16', '2026-11-23', [0, 1, true, false]],
    ['from Sunday on', '2026-11-29', '2026-12-02', [6, 7, false, true]],
  ])('with %s', (_, startDate, endDate, expected) => {
    expect(place(week, { startDate, endDate })).toEqual(expected);
  });

  it.each([
    ['a week before', '2026-11-16', '2026-11-22'],
    ['a week after', '2026-11-30', '2026-12-01'],
  ])('with %s is not drawn', (_, startDate, endDate) => {
    expect(place(week, { startDate, endDate })).toBeUndefined();
  });

  it('is cut at the ends of a month', () => {
    expect(place(month, { startDate: '2026-10-26', endDate: '2026-11-02' })).toEqual([
      0,
      2,
      true,
      false,
    ]);
    expect(place(month, { startDate: '2026-11-30', endDate: '2026-12-01' })).toEqual([
      29,
      30,
      false,
      true,
    ]);
  });

  it.each([
    ['Friday to Monday', '2026-11-27', '2026-11-30', [4, 5, false, true]],
    ['Saturday to Tuesday before', '2026-11-21', '2026-11-24', [0, 2, true, false]],
    ['Thursday to Sunday', '2026-11-26', '2026-11-29', [3, 5, false, true]],
  ])('from %s with hidden weekends', (_, startDate, endDate, expected) => {
    expect(place(workWeek, { startDate, endDate })).toEqual(expected);
  });

  it('on a hidden weekend alone is not drawn', () => {
    expect(place(workWeek, { startDate: '2026-11-28', endDate: '2026-11-29' })).toBeUndefined();
  });

  it('runs on over a hidden weekend in the month', () => {
    const days = daysOf(rangeOf('month', '2026-11-01'), true);
    // Thursday 5 to Tuesday 10: four days of work.
    expect(place(days, { startDate: '2026-11-05', endDate: '2026-11-10' })).toEqual([
      3,
      7,
      false,
      false,
    ]);
  });

  it.each([
    ['the morning', '08:00', '12:00', [1, 1.5]],
    ['the afternoon', '12:00', '16:00', [1.5, 2]],
    ['noon', '11:00', '13:00', [1.5, 1.75]],
    ['the early morning', '05:00', '07:00', [1, 1.25]],
    ['the evening', '18:00', '23:00', [1.75, 2]],
    ['from ten on', '10:00', '', [1.25, 2]],
  ])('with %s takes part of its day', (_, startTime, endTime, expected) => {
    const day = { startDate: '2026-11-24', endDate: '2026-11-24', startTime, endTime };
    expect(place(week, day)?.slice(0, 2)).toEqual(expected);
  });

  it('has its times on its own first and last day alone', () => {
    const times = { startTime: '12:00', endTime: '12:00' };
    expect(place(week, { startDate: '2026-11-24', endDate: '2026-11-26', ...times })).toEqual([
      1.5,
      3.5,
      false,
      false,
    ]);
    expect(place(week, { startDate: '2026-11-20', endDate: '2026-12-01', ...times })).toEqual([
      0,
      7,
      true,
      true,
    ]);
  });

  it('is a column wide on the days on which the clocks change', () => {
    const spring = daysOf(rangeOf('week', '2026-03-29'), false);
    const autumn = daysOf(rangeOf('week', '2026-10-25'), false);
    const sunday = (date: string) => ({ startDate: date, endDate: date });
    expect(place(spring, sunday('2026-03-29'))).toEqual([6, 7, false, false]);
    expect(place(autumn, sunday('2026-10-25'))).toEqual([6, 7, false, false]);
  });
});

describe('bars of a person', () => {
  it('two halves of a day share a line, and a rejected one stands below those that stand', () => {
    const day = { startDate: '2026-11-24', endDate: '2026-11-24' };
    const bars = barsOf(
      [
        entryWith({ ...day, absenceId: 'rejected', status: 'rejected' }),
        entryWith({ ...day, absenceId: 'late', startTime: '12:00', endTime: '16:00' }),
        entryWith({ ...day, absenceId: 'early', startTime: '08:00', endTime: '12:00' }),
      ],
      week,
    );
    expect(bars.map(({ entry, lane }) => [entry.absenceId, lane])).toEqual([
      ['early', 0],
      ['rejected', 1],
      ['late', 0],
    ]);
    expect(lanesOf(bars)).toBe(2);
  });

  it('never lie on each other, are never left out within the period, and stay within the columns', () => {
    const time = fc.constantFrom('', '00:30', '08:00', '11:15', '12:00', '16:00', '23:45');
    const entry = fc
      .record({
        from: fc.integer({ min: -10, max: 35 }),
        length: fc.integer({ min: 0, max: 20 }),
        startTime: time,
        endTime: time,
        status: fc.constantFrom('pending' as const, 'approved' as const, 'rejected' as const),
      })
      .filter(
        ({ length, startTime, endTime }) => length > 0 || endTime === '' || startTime < endTime,
      )
      .map(({ from, length, ...others }) => {
        const startDate = addDays('2026-11-01', from);
        return entryWith({ ...others, startDate, endDate: addDays(startDate, length) });
      });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), fc.boolean(), (entries, hidden) => {
        const days = daysOf(rangeOf('month', '2026-11-01'), hidden);
        const bars = barsOf(entries, days);
        const seen = entries.filter(({ startDate, endDate }) =>
          days.some(({ date }) => startDate <= date && date <= endDate),
        );
        expect(bars).toHaveLength(seen.length);
        for (const bar of bars) {
          expect(bar.left).toBeGreaterThanOrEqual(bar.first);
          expect(bar.right).toBeLessThanOrEqual(days.length);
          expect(bar.right - bar.left).toBeGreaterThanOrEqual(0.25);
          const inTheWay = bars.filter(
            (other) =>
              other !== bar &&
              other.lane === bar.lane &&
              other.left < bar.right &&
              bar.left < other.right,
          );
          expect(inTheWay).toEqual([]);
        }
      }),
    );
  });
});
