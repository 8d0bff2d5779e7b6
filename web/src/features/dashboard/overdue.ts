import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { compareDates } from '@driftig/domain/dates';

interface OverdueSummary {
  readonly count: number;
  readonly amount: number;
  /** The oldest due date first. */
  readonly customers: readonly string[];
}

type OverdueRow = Pick<InvoiceRow, 'amount' | 'company' | 'name' | 'payDate'>;

export function summarizeOverdue(rows: readonly OverdueRow[]): OverdueSummary {
  const oldestFirst = rows.toSorted((a, b) => compareDates(a.payDate, b.payDate));
  return {
    count: rows.length,
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    customers: [...new Set(oldestFirst.map(({ company, name }) => company || name))],
  };
}
