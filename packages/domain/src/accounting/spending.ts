import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import type { ExpenseStatus } from '@driftig/contracts/accounting/expense-status';
import type { ReceiptStatus } from '@driftig/contracts/records/types/receipts';

import { isVoucher } from '../receipts/receipt-status.ts';
import { isPayable } from './expense.ts';

/** The fields that receipts and expenses share. */
interface Row {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly employeeId: string;
  readonly departmentId: string;
  /** The department's name; '' for none. */
  readonly team: string;
  readonly tripTitle: string;
}

interface ReceiptRow extends Row {
  readonly businessName: string;
  readonly employeeName: string;
  /** Øre, gross; negative for a credit note. */
  readonly price: number;
  readonly status: ReceiptStatus;
  readonly type: BilagType;
}

interface ExpenseRow extends Row {
  readonly name: string;
  /** Øre. */
  readonly amount: number;
  readonly status: ExpenseStatus;
}

/** A row of the table of spending, with the receipt or expense that it shows. */
export type Spending<Receipt, Expense> = Row & {
  readonly name: string;
  /** Øre. */
  readonly amount: number;
  readonly what: string;
} & (
    | { readonly kind: 'receipt'; readonly receipt: Receipt }
    | { readonly kind: 'expense'; readonly expense: Expense }
  );

/** Product B38: an income is no spending; a credit note lowers it. */
export const isSpentReceipt = ({ status, type }: Pick<ReceiptRow, 'status' | 'type'>) =>
  isVoucher(status) && type !== 'income';

export const isSpentExpense = ({ status }: Pick<ExpenseRow, 'status'>) => isPayable(status);

/**
 * The spending of a company, newest date first: approved receipts and expenses.
 */
export function spendingOf<Receipt extends ReceiptRow, Expense extends ExpenseRow>(
  receipts: readonly Receipt[],
  expenses: readonly Expense[],
): Spending<Receipt, Expense>[] {
  const ofReceipts = receipts.filter(isSpentReceipt).map((receipt) => {
    const { businessName, employeeName: name, price: amount } = receipt;
    return {
      ...rowOf(receipt),
      kind: 'receipt' as const,
      receipt,
      name,
      amount,
      what: businessName,
    };
  });
  const ofExpenses = expenses.filter(isSpentExpense).map((expense) => {
    const { name, amount, description } = expense;
    return {
      ...rowOf(expense),
      kind: 'expense' as const,
      expense,
      name,
      amount,
      what: description,
    };
  });
  return [...ofReceipts, ...ofExpenses].toSorted(
    (one, other) => other.date.localeCompare(one.date) || other.id.localeCompare(one.id),
  );
}

function rowOf({ id, date, description, employeeId, departmentId, team, tripTitle }: Row): Row {
  return { id, date, description, employeeId, departmentId, team, tripTitle };
}

/** Øre. */
export const totalSpent = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

interface LoadedList {
  readonly rows: readonly { readonly date: string }[] | undefined;
  readonly hasMore: boolean;
}

/**
 * The date down to which all of several lists are loaded, newest first; '' when they are whole. Rows before
 * it are not shown yet: another list may have some between them.
 */
export function loadedDownTo(lists: readonly LoadedList[]): string {
  const reached = lists
    .filter(({ hasMore }) => hasMore)
    .map(({ rows }) => rows?.at(-1)?.date ?? '9999');
  return reached.toSorted((one, other) => other.localeCompare(one))[0] ?? '';
}
