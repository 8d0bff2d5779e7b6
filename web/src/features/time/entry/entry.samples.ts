import type { Entry } from '../queries.ts';

/** An ordinary day, for tests. */
export const entrySample: Entry = {
  reportId: 'person.202611.report',
  date: '2026-11-23',
  employeeId: 'person',
  employeeName: 'Jonas Lind',
  projectId: 'ip-1',
  projectName: 'Lager og klargøring',
  isInternal: true,
  activity: 'Klargøring',
  hundredths: 800,
  unit: 'Timer',
  kind: 'work',
  normHundredths: 740,
  flexHundredths: 60,
  flexReason: '',
  startTime: '',
  endTime: '',
  breakMinutes: 0,
  status: 'pending',
  reason: '',
  shiftId: '',
  invoiceNumber: 0,
  marks: [],
  version: 1,
};
