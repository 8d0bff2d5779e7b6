import { expect, test } from 'vitest';

import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { nextHoliday } from './next-holiday.ts';

const entry = (startDate: string, fields: Partial<Entry> = {}): Entry => ({
  absenceId: startDate,
  employeeId: 'person',
  employeeName: 'Jonas Lind',
  type: 'vacation',
  startDate,
  endDate: startDate,
  startTime: '',
  endTime: '',
  comment: '',
  status: 'approved',
  reason: '',
  isOpen: false,
  returnsHoliday: false,
  appliedAt: '2026-03-01',
  version: 1,
  ...fields,
});
const today = '2026-11-23';

test('the next holiday is the first that comes, also one that waits', () => {
  const rows = [entry('2027-02-01'), entry('2026-12-28', { status: 'pending' })];
  expect(nextHoliday(rows, today)?.startDate).toBe('2026-12-28');
});

test('holiday that is on is the next until it is over', () => {
  const rows = [entry('2026-11-20', { endDate: today }), entry('2026-12-28')];
  expect(nextHoliday(rows, today)?.startDate).toBe('2026-11-20');
  expect(nextHoliday(rows, '2026-11-24')?.startDate).toBe('2026-12-28');
});

test('neither illness nor what was rejected is a holiday to come', () => {
  const rows = [
    entry('2026-12-01', { type: 'sickness' }),
    entry('2026-12-02', { status: 'rejected' }),
  ];
  expect(nextHoliday(rows, today)).toBeUndefined();
});
