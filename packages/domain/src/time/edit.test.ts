import { describe, expect, test } from 'vitest';

import { editedReports } from './edit.ts';
import { refusalOf, reportOf } from './report.samples.ts';

const who = { now: '2026-06-10T08:00:00.000Z', newId: () => 'new' };
const read = reportOf({ version: 2 });
const next = { ...read, date: '2026-06-10', startTime: '00:00', endTime: '02:30', hundredths: 250 };

test('an edited report keeps what the edit does not name, as a version', () => {
  const { reportId, recordedAt, ...others } = read;
  expect(editedReports(read, [{ ...others, hundredths: 100 }], [read], who)).toEqual([
    { ...others, reportId, recordedAt, hundredths: 100, version: 3 },
  ]);
});

describe('a report that goes over midnight', () => {
  test('becomes two that share an id, and the new one waits', () => {
    const [first, second] = editedReports(read, [read, next], [read], who);
    expect(first).toEqual({ ...read, shiftId: 'new', version: 3 });
    expect(second).toMatchObject({
      date: '2026-06-10',
      hundredths: 250,
      shiftId: 'new',
      status: 'pending',
      version: 1,
    });
    expect(second?.reportId).not.toBe(read.reportId);
  });

  test.each([
    ['is refused where its other half stands', 'pending', 'bad_input'],
    ['is not where that was deleted', 'deleted', ''],
  ] as const)('%s', (_what, status, code) => {
    const half = { ...read, shiftId: 'shift' };
    const other = reportOf({ ...next, reportId: 'other', shiftId: 'shift', status });
    const refusal = refusalOf(() => editedReports(half, [half, next], [half, other], who));
    expect(refusal.split(':')[0]).toBe(code);
  });
});
