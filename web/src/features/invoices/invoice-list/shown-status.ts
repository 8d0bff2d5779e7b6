import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { InvoiceStatus, ShownStatus } from '@driftig/contracts/invoices/invoice-status';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { daysBetween } from '@driftig/domain/dates';
import { isPaymentMissing } from '@driftig/domain/invoices/status';

/** What a row stands under: Missing payment wins over Not sent yet, Waiting and Sent. */
export function shownStatus(row: Pick<InvoiceRow, 'status' | 'missingPayment'>): ShownStatus {
  return row.missingPayment ? 'missingPayment' : row.status;
}

export const statusLabel = (status: ShownStatus) => invoiceStatuses[status].label;

/** The row as it stands with another status: the server's answer, known beforehand. */
export function withStatus(row: InvoiceRow, status: InvoiceStatus, today: string): InvoiceRow {
  const missingPayment = isPaymentMissing({ ...row, status, amountDue: row.amount }, today);
  return { ...row, status, missingPayment };
}

/** How many days the payment is late; 0 where nothing is missing. */
export function daysOverdue(row: InvoiceRow, today: string): number {
  return row.missingPayment ? Math.max(daysBetween(row.payDate, today), 0) : 0;
}
