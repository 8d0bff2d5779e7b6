import type { Person } from './sums.ts';

/** A week with a day of work, one of sickness, and one without registrations; for tests. */
export const personSample: Person = {
  employeeId: 'person',
  employeeName: 'Jonas Lind',
  departmentId: 'stage',
  hundredths: 800,
  pendingHundredths: 800,
  normHundredths: 1480,
  flexHundredths: 60,
  minutes: 480,
  pendingMinutes: 480,
  normMinutes: 888,
  flexMinutes: 36,
  days: [
    { date: '2026-11-23', hundredths: 800, normHundredths: 740, flexHundredths: 60, absence: '' },
    {
      date: '2026-11-24',
      hundredths: 0,
      normHundredths: 0,
      flexHundredths: 0,
      absence: 'sickness',
    },
    { date: '2026-11-25', hundredths: 0, normHundredths: 740, flexHundredths: 0, absence: '' },
  ],
};
