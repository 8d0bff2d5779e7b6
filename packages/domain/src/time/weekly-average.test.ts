import { describe, expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { isWeekend } from '../vacation/duration.ts';
import type { Absence } from '../vacation/absence.ts';
import { absence } from '../vacation/absence.samples.ts';
import { reportOf } from './report.samples.ts';
import { averageDays, averageFrom, weeklyAverageWarnings } from './weekly-average.ts';

/** Hours on each work day from one date to another. */
function work(from: string, to: string, hundredths: number) {
  const reports = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (!isWeekend(date)) reports.push(reportOf({ date, hundredths }));
  return reports;
}
const to = '2026-06-28';
const averaged = (
  reports: readonly ReturnType<typeof reportOf>[],
  absences: readonly Absence[] = [],
  selfOrganiserFrom = '',
) => weeklyAverageWarnings(reports, absences, { from: to, to, selfOrganiserFrom })[0]?.hundredths;

test.each([
  ['2026-11-23', '2026-07-24'],
  ['2026-06-30', '2026-03-01'],
  ['2026-06-28', '2026-03-01'],
  ['2026-06-27', '2026-02-28'],
  ['2028-06-28', '2028-02-29'],
  ['2028-06-29', '2028-03-01'],
  ['2026-04-30', '2026-01-01'],
  ['2026-03-15', '2025-11-16'],
  ['2026-12-31', '2026-09-01'],
])('the four months up to %s begin on %s', (last, first) => {
  expect(averageFrom(last)).toBe(first);
});

describe('at most 48 hours a week over four months (product F29)', () => {
  // From a Monday to a Sunday: 17 whole weeks.
  const [from, full] = ['2026-03-02', 960] as const;

  test('48 hours are allowed, more are not', () => {
    expect(averaged(work(from, to, full))).toBeUndefined();
    expect(averaged(work(from, to, full + 20))).toBe(4900);
    // A hundredth of an hour a week, in each of the 17.
    const little = reportOf({ date: to, hundredths: 17 });
    expect(averaged([...work(from, to, full), little])).toBe(4801);
  });

  test('hours before the four months are not counted', () => {
    expect(averaged([...work('2026-01-05', '2026-02-27', 2400), ...work(from, to, full)])).toBe(
      undefined,
    );
  });

  test('rejected and deleted hours and adjustments are not counted', () => {
    const reports = work(from, to, 980);
    for (const fields of [
      { status: 'rejected' },
      { status: 'deleted' },
      { kind: 'flexAdjustment' },
    ] as const)
      expect(averaged(reports.map((one) => ({ ...one, ...fields })))).toBeUndefined();
  });

  test('days away are left out of both sides', () => {
    const away = absence({ startDate: '2026-05-04', endDate: '2026-05-31' });
    const without = work(from, to, 980).filter(
      ({ date }) => date < away.startDate || date > away.endDate,
    );
    expect(averaged(without)).toBeUndefined();
    expect(averaged(without, [away])).toBe(4900);
    expect(averaged(work(from, to, 980), [away])).toBe(4900);
  });

  test('a day with a part of an absence is counted', () => {
    const part = { ...absence({ startDate: '2026-05-04' }), startTime: '12:00', endTime: '16:00' };
    expect(averaged(work(from, to, 980), [part])).toBe(4900);
    const half = absence({ startDate: '2026-05-04', endDate: '2026-05-31', startTime: '12:00' });
    const without = work(from, to, 980).filter(
      ({ date }) => date <= half.startDate || date > half.endDate,
    );
    // 14 weeks of 49 hours and a Monday of 9.8, on 92 days of the calendar.
    expect(averaged(without, [half])).toBe(Math.round(((13 * 4900 + 980) / 92) * 7));
  });

  test('a person who begins within the four months is counted from the first hours', () => {
    expect(averaged(work('2026-06-01', to, 980))).toBe(4900);
  });

  test('fewer than 28 days say nothing', () => {
    expect(averaged(work('2026-06-02', to, 1400))).toBeUndefined();
    const away = absence({ startDate: '2026-06-10' });
    expect(averaged(work('2026-06-01', to, 1400), [away])).toBeUndefined();
  });

  test('self-organising employees are exempt from their first day as such (product F28)', () => {
    const reports = work(from, to, 980);
    expect(averaged(reports, [], to)).toBeUndefined();
    expect(averaged(reports, [], addDays(to, 1))).toBe(4900);
  });

  test('a person without hours has no average', () => {
    expect(averaged([])).toBeUndefined();
  });
});

describe('the averages of a longer period', () => {
  test.each([
    ['2026-11-23', '2026-11-23', ['2026-11-23']],
    ['2026-10-27', '2026-11-23', ['2026-10-31', '2026-11-23']],
    ['2026-10-31', '2026-11-30', ['2026-10-31', '2026-11-30']],
    ['2027-12-30', '2028-03-01', ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-01']],
  ])('from %s to %s are counted to the ends of months and to the last day', (from, last, days) => {
    expect(averageDays(from, last)).toEqual(days);
  });

  test('a hard spring is told, although the autumn was easy', () => {
    const reports = [
      ...work('2026-01-05', '2026-05-29', 1000),
      ...work('2026-06-01', '2026-12-31', 700),
    ];
    const year = { from: '2026-01-01', to: '2026-12-31', selfOrganiserFrom: '' };
    const told = weeklyAverageWarnings(reports, [], year);
    expect(told.map(({ date }) => date)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
  });
});
