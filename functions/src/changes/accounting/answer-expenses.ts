import type { CompanyData } from '@driftig/data/store';
import type { Expense } from '@driftig/domain/accounting/expense';

/** Expenses with the names of their departments; '' where the department is gone. */
export async function answerExpenses(
  { departments }: Pick<CompanyData, 'departments'>,
  rows: readonly Expense[],
) {
  if (rows.length === 0) return [];
  const found = await departments.list();
  const names = new Map(found.map(({ departmentId, name }) => [departmentId, name]));
  return rows.map((row) => ({ ...row, team: names.get(row.departmentId) ?? '' }));
}
