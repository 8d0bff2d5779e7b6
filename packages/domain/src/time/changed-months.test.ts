import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { AppError } from '../errors.ts';
import {
  changedMonths,
  countChange,
  countsOf,
  mostInMonth,
  projectsOf,
  touchedMonths,
  type ReportMove,
} from './changed-months.ts';
import { monthOfDate, type TimeMonth, type TimeReport } from './report.ts';
import { reportOf } from './report.samples.ts';

const months = (reports: readonly TimeReport[]) => {
  const byMonth = Map.groupBy(reports, ({ date }) => monthOfDate(date));
  return (month: string): TimeMonth => ({
    employeeId: 'person',
    month,
    reports: byMonth.get(month) ?? [],
    version: byMonth.has(month) ? 3 : 0,
  });
};
const report = (reportId: string, date: string, fields: Partial<TimeReport> = {}) =>
  reportOf({ reportId, date, ...fields });
const june = report('a', '2026-06-09');
const july = report('b', '2026-07-01');

describe('the months that a change writes', () => {
  test('a new report is added to the month of its date', () => {
    const [only, ...others] = changedMonths([{ before: undefined, after: june }], months([]));
    expect(others).toEqual([]);
    expect(only?.after).toMatchObject({ month: '2026-06', reports: [june], version: 1 });
  });

  test('a report that changes stands in its month once, beside the others', () => {
    const other = report('c', '2026-06-10');
    const after = { ...june, hundredths: 100, version: 2 };
    const [only] = changedMonths([{ before: june, after }], months([june, other]));
    expect(only?.after).toMatchObject({ reports: [other, after], version: 4 });
  });

  test('a report that moves leaves the month it was in', () => {
    const after = { ...june, date: '2026-07-02' };
    const changed = changedMonths([{ before: june, after }], months([june, july]));
    expect(changed.map((one) => [one.after.month, one.after.reports])).toEqual([
      ['2026-06', []],
      ['2026-07', [july, after]],
    ]);
  });

  test(`a month has at most ${mostInMonth} reports`, () => {
    const full = Array.from({ length: mostInMonth }, (_, index) => report(`r${index}`, june.date));
    const add = () => changedMonths([{ before: undefined, after: june }], months(full));
    expect(add).toThrow(AppError);
    const [first = june] = full;
    const change = () => changedMonths([{ before: first, after: first }], months(full));
    expect(change).not.toThrow();
  });

  const anyDate = fc.constantFrom('2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01');
  test('every report is there exactly once, in the month of its date', () => {
    const kept = fc.array(fc.tuple(anyDate, fc.option(anyDate)), { maxLength: 12 });
    fc.assert(
      fc.property(kept, fc.array(anyDate, { maxLength: 4 }), (rows, added) => {
        const stored = rows.map(([date], index) => report(`r${index}`, date));
        const moves: ReportMove[] = [
          ...stored.flatMap((before, index) => {
            const to = rows[index]?.[1];
            return to === null || to === undefined
              ? []
              : [{ before, after: { ...before, date: to } }];
          }),
          ...added.map((date, index) => ({ before: undefined, after: report(`n${index}`, date) })),
        ];
        const changed = changedMonths(moves, months(stored));
        const touched = new Set(touchedMonths(moves));
        const rest = stored.filter(({ date }) => !touched.has(monthOfDate(date)));
        const now = [...rest, ...changed.flatMap(({ after }) => after.reports)];
        const ids = [...stored.map(({ reportId }) => reportId), ...added.map((_, i) => `n${i}`)];
        expect(now.map(({ reportId }) => reportId).toSorted()).toEqual(ids.toSorted());
        for (const { after } of changed)
          expect(after.reports.every(({ date }) => monthOfDate(date) === after.month)).toBe(true);
      }),
    );
  });
});

describe('the counts of a month', () => {
  const all = (['pending', 'pending', 'approved', 'rejected', 'deleted'] as const).map(
    (status, index) => report(`s${index}`, june.date, { status }),
  );

  test('leave out deleted reports', () => {
    expect(countsOf(all)).toEqual({ pending: 2, approved: 1, rejected: 1 });
  });

  test('grow by what a change made of them; a change of hours alone leaves them', () => {
    const [first = june] = all;
    const approved: TimeReport = { ...first, status: 'approved' };
    const changeOf = (after: TimeReport) =>
      changedMonths([{ before: first, after }], months(all)).map(countChange);
    expect(changeOf(approved)).toEqual([{ pending: -1, approved: 1, rejected: 0 }]);
    expect(changeOf({ ...first, status: 'deleted' })).toEqual([
      { pending: -1, approved: 0, rejected: 0 },
    ]);
    expect(changeOf({ ...first, hundredths: 1 })).toEqual([undefined]);
  });
});

test('a month has the projects of its reports, without deleted ones and adjustments', () => {
  const month = months([
    report('1', june.date, { projectId: 'order' }),
    report('2', june.date, { projectId: 'order' }),
    report('3', june.date, { projectId: 'gone', status: 'deleted' }),
    report('4', june.date, { projectId: '', kind: 'flexAdjustment' }),
  ])('2026-06');
  expect(projectsOf(month)).toEqual(new Set(['order']));
});
