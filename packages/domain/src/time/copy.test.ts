import { describe, expect, test } from 'vitest';

import { assertCopying, copiedParts, copyPlan, withoutClosed } from './copy.ts';
import { absence } from '../vacation/absence.samples.ts';
import { refusalOf, reportOf, rowOf } from './report.samples.ts';

const known: Parameters<typeof copyPlan>[2] = { today: '2026-06-12', absences: [] };
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
    expect(copiedParts(copyPlan([row], yesterday, known))).toEqual([
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

  test('over a week has each day on the same day of the week, in order', () => {
    const dates = ['2026-06-03', '2026-06-01', '2026-06-14'];
    const week = dates.map((date) => reportOf({ date }));
    const copies = copyPlan(week, lastWeek, known).map(({ date }) => date);
    expect(copies).toEqual(['2026-06-08', '2026-06-10']);
  });

  test.each([
    ['rejected', { status: 'rejected' }],
    ['deleted', { status: 'deleted' }],
    ['an adjustment', { kind: 'flexAdjustment' }],
  ] as const)('is not made of what is %s', (_what, fields) => {
    const report = { ...reportOf({ date: '2026-06-08' }), ...fields };
    expect(copyPlan([report], yesterday, known)).toEqual([]);
  });

  test('a second time makes nothing', () => {
    const report = reportOf({ date: '2026-06-08' });
    const made = copiedParts(copyPlan([report], yesterday, known));
    const saved = made.map((part) => reportOf({ ...part, reportId: 'copy' }));
    expect(copyPlan([report, ...saved], yesterday, known)).toMatchObject([{ skip: 'taken' }]);
  });

  test('counts the hours of a night when the clocks change anew', () => {
    const night = rowOf('2026-03-22 00:00-06:00');
    const copying = { fromDate: '2026-03-22', toDate: '2026-03-29', days: 1 };
    expect(night.hundredths).toBe(600);
    const made = copiedParts(copyPlan([night], copying, known));
    expect(made.map(({ hundredths }) => hundredths)).toEqual([500]);
  });
});

test('a shift that would start in the hour that the clocks skip is not copied', () => {
  const night = rowOf('2026-03-22 02:30-06:00');
  const copying = { fromDate: '2026-03-22', toDate: '2026-03-29', days: 1 };
  expect(copyPlan([night], copying, known)).toEqual([]);
});

describe('a day gets nothing', () => {
  const skipOn = (toDate: string, reports = [reportOf({ date: '2026-05-18' })], others = known) =>
    copyPlan(reports, { fromDate: '2026-05-18', toDate, days: 1 }, others)[0]?.skip;
  const rejected = { status: 'rejected' } as const;
  test.each([
    ['today', '2026-06-12', ''],
    ['tomorrow', '2026-06-13', 'ahead'],
    ['2. pinsedag', '2026-05-25', 'holiday'],
  ])('%s: %s is skipped for "%s"', (_what, toDate, skip) => {
    expect(skipOn(toDate)).toBe(skip);
  });

  test('where any hours stand, of whatever project; rejected ones do not count', () => {
    const source = reportOf({ date: '2026-05-18' });
    const there = reportOf({ date: '2026-06-09', reportId: 'b', projectId: 'other' });
    expect(skipOn('2026-06-09', [source, there])).toBe('taken');
    expect(skipOn('2026-06-09', [source, { ...there, ...rejected }])).toBe('');
  });

  test('where the person is absent, also for a part of it', () => {
    const absences = [absence({ startDate: '2026-06-08', endDate: '2026-06-09' })];
    expect(skipOn('2026-06-09', undefined, { ...known, absences })).toBe('absence');
  });

  test('where all its projects are closed; of several the open ones are copied', () => {
    const reports = ['a', 'b'].map((projectId) =>
      reportOf({ date: '2026-06-08', reportId: projectId, projectId }),
    );
    const plan = copyPlan(reports, yesterday, known);
    expect(withoutClosed(plan, new Set(['a']))).toMatchObject([{ parts: [{ projectId: 'a' }] }]);
    expect(withoutClosed(plan, new Set())).toMatchObject([{ skip: 'closed' }]);
  });
});
