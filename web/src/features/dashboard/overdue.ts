import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { amountsByCurrency, type AmountIn } from '@driftig/domain/currencies';
import { compareDates } from '@driftig/domain/dates';
import { openOfRow } from '@driftig/domain/invoices/invoice-row';

interface OverdueSummary {
  readonly count: number;
  /** By currency, kroner first. */
  readonly amounts: readonly AmountIn[];
  /** The oldest due date first. */
  readonly customers: readonly string[];
}

type OverdueRow = Pick<
  InvoiceRow,
  'amount' | 'currency' | 'company' | 'name' | 'payDate' | 'paid' | 'status' | 'writtenOff'
>;

/** The open rests of invoices. `own` is the company's currency, of rows that do not say theirs. */
export function summarizeOverdue(rows: readonly OverdueRow[], own: string): OverdueSummary {
  const amounts = rows.map((row) => ({
    amount: openOfRow(row),
    currency: row.currency || own,
  }));
  const oldestFirst = rows.toSorted((a, b) => compareDates(a.payDate, b.payDate));
  return {
    count: rows.length,
    amounts: amountsByCurrency(amounts, own),
    customers: [...new Set(oldestFirst.map(({ company, name }) => company || name))],
  };
}
