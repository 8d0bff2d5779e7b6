import { allRows } from '@driftig/data/core/all-rows';
import type { CompanyData } from '@driftig/data/store';
import type { Allowance } from '@driftig/domain/accounting/allowances/allowance';
import type { Expense } from '@driftig/domain/accounting/expense';
import {
  payrollRowOfAllowance,
  payrollRowOfExpense,
  type PayrollRow,
} from '@driftig/domain/accounting/payroll/payroll-lines';
import type { DateText } from '@driftig/domain/dates';

type Store = Pick<CompanyData, 'allowances' | 'expenses'>;

/** A row for the payroll, with the thing that it is of. */
interface Payable {
  readonly row: PayrollRow;
  readonly of: { readonly allowance: Allowance } | { readonly expense: Expense };
}

/** The approved rows of a period, oldest first. */
export async function payableRows(
  { allowances, expenses }: Store,
  period: { readonly from: DateText; readonly to: DateText },
): Promise<Payable[]> {
  const [ofAllowances, ofExpenses] = await Promise.all([
    allowances.listWhole(period),
    allRows((cursor) => expenses.list({ ...period, limit: 500, cursor })),
  ]);
  const payables = [
    ...ofAllowances.map((allowance) => ({
      row: payrollRowOfAllowance(allowance),
      of: { allowance },
    })),
    ...ofExpenses.map((expense) => ({ row: payrollRowOfExpense(expense), of: { expense } })),
  ];
  return payables
    .flatMap(({ row, of }) => (row === undefined ? [] : [{ row, of }]))
    .toSorted((one, other) => (one.row.date + one.row.id < other.row.date + other.row.id ? -1 : 1));
}
