import type { RecordStatus } from '../records/record-type.ts';

/** Mileage and diets wait, are approved or are denied, with the numbers of expenses (product S6). */
export const allowanceStatuses = {
  pending: { code: 1, label: 'Afventer', meaning: 'pending', asks: true },
  approved: { code: 2, label: 'Approved', meaning: 'done' },
  rejected: { code: 4, label: 'Rejected', meaning: 'danger' },
} as const satisfies Record<string, RecordStatus>;
export type AllowanceStatus = keyof typeof allowanceStatuses;

/** The lines of a computation, by the thing that each counts. */
export const allowancePartLabels = {
  high: 'Kilometer til høj takst',
  low: 'Kilometer over 20.000 km',
  cycle: 'Kilometer på cykel, knallert eller scooter',
  day: 'Kost, hele døgn',
  hour: 'Kost, påbegyndte timer',
  smallNeedsDay: 'Småfornødenheder, hele døgn',
  smallNeedsHour: 'Småfornødenheder, påbegyndte timer',
  breakfast: 'Fri morgenmad',
  lunch: 'Fri frokost',
  dinner: 'Fri aftensmad',
  night: 'Logi, overnatninger',
} as const;
export type AllowancePartName = keyof typeof allowancePartLabels;
