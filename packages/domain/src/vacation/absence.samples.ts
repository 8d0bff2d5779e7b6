import type { Absence } from './absence.ts';

/** An approved holiday of one day, or whatever `fields` say; for tests. */
export function absence(fields: Partial<Absence> = {}): Absence {
  const startDate = fields.startDate ?? '2026-04-07';
  return {
    absenceId: 'jonas.1',
    employeeId: 'jonas',
    type: 'vacation',
    status: 'approved',
    startDate,
    endDate: startDate,
    startTime: '',
    endTime: '',
    comment: '',
    reason: '',
    isOpen: false,
    returnsHoliday: false,
    appliedAt: '2026-01-01',
    decidedBy: '',
    purgeAfter: '',
    version: 1,
    ...fields,
  };
}
