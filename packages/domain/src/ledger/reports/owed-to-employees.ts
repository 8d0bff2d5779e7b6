import type { Allowance } from '../../accounting/allowances/allowance.ts';
import type { Expense } from '../../accounting/expense.ts';
import {
  payrollRowOfAllowance,
  payrollRowOfExpense,
  type PayrollRow,
} from '../../accounting/payroll/payroll-lines.ts';

interface Documents {
  readonly expenses: readonly Expense[];
  readonly allowances: readonly Allowance[];
}

/**
 * Approved expenses, mileage and diets that are to be paid to employees, the oldest first. What was in a payroll
 * file is paid with the wages, and what is posted is owed on the accounts of its entry: both are left out.
 */
export function owedToEmployees({ expenses, allowances }: Documents): PayrollRow[] {
  const rows = [
    ...expenses.filter(isUnposted).map(payrollRowOfExpense),
    ...allowances.filter(isUnposted).map(payrollRowOfAllowance),
  ];
  return rows
    .filter((row) => row !== undefined)
    .filter(({ exportedAt }) => exportedAt === '')
    .toSorted((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1));
}

const isUnposted = ({ voucher }: { readonly voucher: number }) => voucher === 0;
