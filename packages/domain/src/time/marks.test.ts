import { expect, test } from 'vitest';

import { absence } from '../vacation/absence.samples.ts';
import { marksOf } from './marks.ts';
import { reportOf, rowOf } from './report.samples.ts';

const date = '2026-06-09';
const today = '2026-06-10';
const row = (fields: Parameters<typeof reportOf>[0] = {}) => reportOf({ date, ...fields });
const away = (fields: Parameters<typeof absence>[0]) => [absence({ startDate: date, ...fields })];

test.each([
  ['an ordinary day', row(), [], [], []],
  ['a sick day', row(), [], away({ type: 'sickness' }), ['sick']],
  ['a child’s sick day', row(), [], away({ type: 'childsick' }), ['sick']],
  ['a day of holiday', row(), [], away({}), ['absence']],
  [
    'illness from noon',
    row(),
    [],
    away({ type: 'sickness', startTime: '12:00', endTime: '16:00' }),
    [],
  ],
  ['tomorrow', row({ date: '2026-06-11' }), [], [], ['ahead']],
  ['today', row({ date: today }), [], [], []],
  ['13 hours', row({ hundredths: 1300 }), [], [], []],
  ['more than 13 hours', row({ hundredths: 1302 }), [], [], ['longDay']],
  [
    'more than 13 hours in parts with times',
    rowOf(`${date} 00:00-08:00`),
    [rowOf(`${date} 09:00-15:00`)],
    [],
    ['longDay'],
  ],
  ['two with times', rowOf(`${date} 07:00-10:00`), [rowOf(`${date} 11:00-15:00`)], [], []],
  [
    'two without times',
    row({ hundredths: 300 }),
    [row({ reportId: 'b', hundredths: 300 })],
    [],
    ['twice'],
  ],
  ['two, one with times', row({ hundredths: 300 }), [rowOf(`${date} 11:00-15:00`)], [], ['twice']],
  ['a second that was rejected', row(), [row({ reportId: 'b', status: 'rejected' })], [], []],
  ['an adjustment beside it', row(), [row({ reportId: 'b', kind: 'flexAdjustment' })], [], []],
  [
    'the second one, where the first is approved',
    row({ hundredths: 300 }),
    [row({ reportId: 'b', hundredths: 300, status: 'approved' })],
    [],
    ['twice'],
  ],
  ['one that is decided', row({ status: 'approved', date: '2026-06-11' }), [], [], []],
] as const)('%s', (_what, report, others, absences, marks) => {
  expect(marksOf(report, [report, ...others], { absences, today })).toEqual(marks);
});
