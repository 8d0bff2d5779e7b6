import type { RecordStatus } from '../records/record-type.ts';

/** Product S6. */
export const expenseStatuses = {
  pending: { code: 1, label: 'Afventer', meaning: 'pending', asks: true },
  approved: { code: 2, label: 'Approved', meaning: 'done' },
  paid: { code: 3, label: 'Udbetalt', meaning: 'running' },
  rejected: { code: 4, label: 'Rejected', meaning: 'danger' },
} as const satisfies Record<string, RecordStatus>;
export type ExpenseStatus = keyof typeof expenseStatuses;
