import type { InvoiceStatus, ShownStatus } from '@driftig/contracts/invoices/invoice-status';

import type { DateText } from '../dates.ts';

/** Statuses in which money is still owed (product S1: unpaid is neither Payed nor Cancelled). */
export const openStatuses = ['notSent', 'waiting', 'sent'] as const satisfies InvoiceStatus[];

export function isOpen(status: InvoiceStatus): boolean {
  return status !== 'paid' && status !== 'cancelled';
}

interface OwedAmount {
  readonly status: InvoiceStatus;
  readonly amountDue: number;
}

/** Whether an amount is still to be paid. */
export function isOwed({ status, amountDue }: OwedAmount): boolean {
  return isOpen(status) && amountDue > 0;
}

/** Missing payment (6): the payment date is before today and an amount is open. */
export function isPaymentMissing(
  invoice: OwedAmount & { readonly payDate: DateText },
  today: DateText,
): boolean {
  return isOwed(invoice) && invoice.payDate < today;
}

/** The day of payment that an invoice keeps with a status: the day it became Payed (product S2). */
export function paidOnWith(status: InvoiceStatus, today: DateText): DateText | undefined {
  return status === 'paid' ? today : undefined;
}

/** An invoice that was ever sent, paid or cancelled is never deleted (product S3). */
export function mayDeleteInvoice(invoice: { status: InvoiceStatus; everIssued: boolean }): boolean {
  return invoice.status === 'notSent' && !invoice.everIssued;
}

/** The status to show: Missing payment takes precedence over Not sent yet, Waiting and Sent. */
export function shownStatus(row: {
  readonly status: InvoiceStatus;
  readonly missingPayment: boolean;
}): ShownStatus {
  return row.missingPayment ? 'missingPayment' : row.status;
}
