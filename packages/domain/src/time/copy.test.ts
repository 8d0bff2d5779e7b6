import { describe, expect, test } from 'vitest';

import { assertCopying, copiesOf } from './copy.ts';
import { refusalOf, reportOf, rowOf } from './report.samples.ts';

const yesterday = { fromDate: '2026-06-08', toDate: '2026-06-09', days: 1 };
const lastWeek = { fromDate: '2026-06-01', toDate: '2026-06-08', days: 7 };

test.each([
  [{ fromDate: '2026-06-08', toDate: '2026-06-08', days: 1 }, false],
  [yesterday, true],
  [{ fromDate: '2026-06-09', toDate: '2026-06-08', days: 1 }, true],
  [lastWeek, true],
  [{ fromDate: '2026-06-01', toDate: '2026-06-07', days: 7 }, false],
  [{ fromDate: '2026-06-08', toDate: '2026-06-01', days: 7 }, true],
])('copying %o is possible: %o', (copying, isPossible) => {
  expect(refusalOf(() => assertCopying(copying)) === '').toBe(isPossible);
});

describe('a copy', () => {
  test('has the times, project, activity and break of the day it is of', () => {
    const row = { ...rowOf('2026-06-08 07:00-15:00'), breakMinutes: 30, hundredths: 750 };
    const { parts, skipped } = copiesOf([row], yesterday);
    expect(skipped).toBe(0);
    expect(parts).toEqual([
      {
        date: '2026-06-09',
        kind: 'work',
        projectId: 'ip-store',
        projectName: 'Lager',
        isInternal: true,
        activity: 'Pakning',
        hundredths: 750,
        startTime: '07:00',
        endTime: '15:00',
        breakMinutes: 30,
        flexReason: '',
      },
    ]);
  });

  test('of a week has each day on the same day of the week, in order', () => {
    const dates = ['2026-06-05', '2026-06-01', '2026-06-14'];
    const week = dates.map((date) => reportOf({ date }));
    const copies = copiesOf(week, lastWeek).parts.map(({ date }) => date);
    expect(copies).toEqual(['2026-06-08', '2026-06-12']);
  });

  test.each([
    ['rejected', { status: 'rejected' }],
    ['deleted', { status: 'deleted' }],
    ['an adjustment', { kind: 'flexAdjustment' }],
  ] as const)('is not made of what is %s', (_what, fields) => {
    const report = { ...reportOf({ date: '2026-06-08' }), ...fields };
    expect(copiesOf([report], yesterday)).toEqual({ parts: [], skipped: 0 });
  });

  test('leaves out what is there already', () => {
    const from = [
      rowOf('2026-06-08 07:00-11:00'),
      rowOf('2026-06-08 12:00-15:00'),
      { ...reportOf({ date: '2026-06-08', reportId: 'bare' }), activity: 'Kontor' },
    ];
    const there = [
      rowOf('2026-06-09 10:00-12:00'),
      { ...reportOf({ date: '2026-06-09', reportId: 'same' }), activity: 'Kontor' },
    ];
    const { parts, skipped } = copiesOf([...from, ...there], yesterday);
    expect(parts.map(({ startTime }) => startTime)).toEqual(['12:00']);
    expect(skipped).toBe(2);
  });

  test('a second time makes nothing', () => {
    const report = reportOf({ date: '2026-06-08' });
    const { parts } = copiesOf([report], yesterday);
    const saved = parts.map((part) => reportOf({ ...part, reportId: 'copy' }));
    expect(copiesOf([report, ...saved], yesterday)).toEqual({ parts: [], skipped: 1 });
  });

  test('counts the hours of a night when the clocks change anew', () => {
    const night = rowOf('2026-03-22 00:00-06:00');
    const copying = { fromDate: '2026-03-22', toDate: '2026-03-29', days: 1 };
    expect(night.hundredths).toBe(600);
    expect(copiesOf([night], copying).parts.map(({ hundredths }) => hundredths)).toEqual([500]);
  });
});
