import { expenseStatuses, type ExpenseStatus } from '@driftig/contracts/accounting/expense-status';

import type { DateText } from '../dates.ts';
import { AppError } from '../errors.ts';
import type { RowOwner } from './row-owner.ts';
import type { LinkedRow } from './trip.ts';

/** An expense without a receipt. */
export interface Expense extends RowOwner {
  readonly id: string;
  /** In øre. */
  readonly amount: number;
  readonly date: DateText;
  readonly status: ExpenseStatus;
  readonly description: string;
  /** '' for none. */
  readonly tripId: string;
  readonly tripTitle: string;
  /** The remark of the decision; '' for none. */
  readonly comment: string;
  /** The number it is posted under; 0 until then. */
  readonly voucher: number;
  /** ISO UTC of its last payroll file; not there before. */
  readonly exportedAt?: string;
  /** There when a person has approved or denied it; one that was made as paid has been paid. */
  readonly isDecided?: true;
  readonly version: number;
}

/** A decision on an expense; approving sends 3, denying 4 (product S6). */
type ExpenseDecision = 'paid' | 'rejected';

/** Product S6: decided only while it waits. */
export const mayDecideExpense = (status: ExpenseStatus) => status === 'pending';

/** Approved or paid: it can be posted (product B9). */
export const isPayable = (status: ExpenseStatus) => status === 'approved' || status === 'paid';

/** The expense after a decision. Throws conflict when it is decided already. */
export function decideExpense(
  expense: Expense,
  { status, comment }: { readonly status: ExpenseDecision; readonly comment: string },
): Expense {
  if (!mayDecideExpense(expense.status)) {
    const { label } = expenseStatuses[expense.status];
    throw new AppError('conflict', { message: `Udgiften er allerede afgjort: ${label}.` });
  }
  return { ...expense, status, comment, isDecided: true, version: expense.version + 1 };
}

export function linkOfExpense({ tripId, amount, status }: Expense): LinkedRow {
  return { tripId, kind: 'expense', amount, isRejected: status === 'rejected' };
}
