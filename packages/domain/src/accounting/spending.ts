import type { AllowanceStatus } from '@driftig/contracts/accounting/allowance-status';
import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import type { ExpenseStatus } from '@driftig/contracts/accounting/expense-status';
import type { ReceiptStatus } from '@driftig/contracts/records/types/receipts';

import { isVoucher } from '../receipts/receipt-status.ts';
import { isPayable } from './expense.ts';

/** The fields that receipts, expenses and allowances share. */
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

interface AllowanceRow extends Row {
  readonly name: string;
  /** Øre. */
  readonly amount: number;
  readonly status: AllowanceStatus;
}

/** A row of the table of spending, with the receipt, expense or allowance that it shows. */
export type Spending<Receipt, Expense, Allowance> = Row & {
  readonly name: string;
  /** Øre. */
  readonly amount: number;
  readonly what: string;
} & (
    | { readonly kind: 'receipt'; readonly receipt: Receipt }
    | { readonly kind: 'expense'; readonly expense: Expense }
    | { readonly kind: 'allowance'; readonly allowance: Allowance }
  );

/** Product B38: an income is no spending; a credit note lowers it. */
export const isSpentReceipt = ({ status, type }: Pick<ReceiptRow, 'status' | 'type'>) =>
  isVoucher(status) && type !== 'income';

export const isSpentExpense = ({ status }: Pick<ExpenseRow, 'status'>) => isPayable(status);

/** Mileage and diets, once they are approved. */
export const isSpentAllowance = ({ status }: Pick<AllowanceRow, 'status'>) => status === 'approved';

/**
 * The spending of a company, newest date first: approved receipts, expenses, mileage and diets.
 */
export function spendingOf<
  Receipt extends ReceiptRow,
  Expense extends ExpenseRow,
  Allowance extends AllowanceRow,
>(
  receipts: readonly Receipt[],
  expenses: readonly Expense[],
  allowances: readonly Allowance[],
): Spending<Receipt, Expense, Allowance>[] {
  const ofReceipts = receipts.filter(isSpentReceipt).map((receipt) => {
    const { businessName: what, employeeName: name, price: amount } = receipt;
    return { ...rowOf(receipt), kind: 'receipt' as const, receipt, name, amount, what };
  });
  const ofExpenses = expenses.filter(isSpentExpense).map((expense) => {
    const { name, amount, description: what } = expense;
    return { ...rowOf(expense), kind: 'expense' as const, expense, name, amount, what };
  });
  const ofAllowances = allowances.filter(isSpentAllowance).map((allowance) => {
    const { name, amount, description: what } = allowance;
    return { ...rowOf(allowance), kind: 'allowance' as const, allowance, name, amount, what };
  });
  return [...ofReceipts, ...ofExpenses, ...ofAllowances].toSorted(
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
