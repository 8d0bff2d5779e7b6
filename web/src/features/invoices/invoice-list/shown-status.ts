import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { InvoiceStatus, ShownStatus } from '@driftig/contracts/invoices/invoice-status';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { daysBetween } from '@driftig/domain/dates';
import { isOpen, isPaymentMissing, paidOnWith } from '@driftig/domain/invoices/status';

export const statusLabel = (status: ShownStatus) => invoiceStatuses[status].label;

/** The row with another status, as the server will return it; for the optimistic update. */
export function withStatus(row: InvoiceRow, status: InvoiceStatus, today: string): InvoiceRow {
  const missingPayment = isPaymentMissing({ ...row, status, amountDue: row.amount }, today);
  // Leaving Payed takes back what settled it; the list is then fetched, for what is left.
  const left = row.status === 'paid' ? 0 : row.paid;
  const paid = status === 'paid' ? row.amount : left;
  return { ...row, status, missingPayment, paid, paidOn: paidOnWith(status, today) ?? '' };
}

/** Open rest of a partly paid invoice; 0 for any other. */
export function openRest({ status, amount, paid, writtenOff }: InvoiceRow): number {
  return isOpen(status) && paid > 0 ? amount - paid - writtenOff : 0;
}

/** How many days the payment is overdue; 0 when no payment is missing. */
export function daysOverdue(row: InvoiceRow, today: string): number {
  return row.missingPayment ? Math.max(daysBetween(row.payDate, today), 0) : 0;
}
