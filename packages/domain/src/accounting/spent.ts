import type { DateText } from '../dates.ts';
import { bookedReceipt } from '../receipts/voucher.ts';
import type { FilledValues } from '../records/record.ts';
import type { Allowance } from './allowances/allowance.ts';
import type { Expense } from './expense.ts';
import { isSpentAllowance, isSpentExpense, isSpentReceipt } from './spending.ts';

/** The part of a receipt, an expense, mileage or a diet in the spending of its department, in the month of its date. */
export interface Spent {
  readonly date: DateText;
  /** '' for none. */
  readonly departmentId: string;
  /** Øre, gross; negative for a credit note. */
  readonly amount: number;
}

/** Undefined for a receipt that is no spending. */
export function spentOfReceipt(values: FilledValues): Spent | undefined {
  const receipt = bookedReceipt({ id: '', version: 0, values }, '');
  const { date, departmentId, price: amount } = receipt;
  return isSpentReceipt(receipt) ? { date, departmentId, amount } : undefined;
}

/** Undefined for an expense that is no spending. */
export function spentOfExpense(expense: Expense): Spent | undefined {
  const { date, departmentId, amount } = expense;
  return isSpentExpense(expense) ? { date, departmentId, amount } : undefined;
}

/** Undefined for mileage or a diet that is no spending. */
export function spentOfAllowance(allowance: Allowance): Spent | undefined {
  const { date, departmentId, amount } = allowance;
  return isSpentAllowance(allowance) ? { date, departmentId, amount } : undefined;
}
