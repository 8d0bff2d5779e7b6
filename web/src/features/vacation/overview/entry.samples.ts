import type { Entry } from './queries.ts';

/** An absence of a week in November for tests, or whatever `fields` say. */
export function entryWith(fields: Partial<Entry>): Entry {
  return {
    absenceId: 'jonas.a',
    employeeId: 'jonas',
    employeeName: 'Jonas Bak',
    type: 'vacation',
    startDate: '2026-11-23',
    endDate: '2026-11-27',
    startTime: '',
    endTime: '',
    comment: '',
    status: 'approved',
    reason: '',
    isOpen: false,
    returnsHoliday: false,
    appliedAt: '2026-11-01',
    version: 1,
    ...fields,
  };
}
