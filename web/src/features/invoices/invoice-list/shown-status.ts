import type { InvoiceRow } from '@driftig/contracts/invoices-answers';
import type { InvoiceStatus, ShownStatus } from '@driftig/contracts/invoices-status';
import { invoiceStatusLabels, invoiceStatusMeanings } from '@driftig/contracts/invoices-status';
import { daysBetween } from '@driftig/domain/dates';
import { isPaymentMissing } from '@driftig/domain/invoices/status';

import type { Tone } from '../../../ui/status-chip.tsx';

/** What a row stands under: Missing payment wins over Not sent yet, Waiting and Sent. */

export function shownStatus(row: Pick<InvoiceRow, 'status' | 'missingPayment'>): ShownStatus {
  return row.missingPayment ? 'missingPayment' : row.status;
}

/** In the order of the tabs, which is the life of an invoice. */
export const shownStatuses: readonly ShownStatus[] = [
  'notSent',
  'waiting',
  'sent',
  'missingPayment',
  'paid',
  'cancelled',
];

/** What can be chosen: 6 Missing payment is worked out and never set (part 2 §4). */
export const settableStatuses: readonly InvoiceStatus[] = [
  'notSent',
  'waiting',
  'sent',
  'paid',
  'cancelled',
];

export const statusTones: Readonly<Record<ShownStatus, Tone>> = invoiceStatusMeanings;

export const statusLabel = (status: ShownStatus) => invoiceStatusLabels[status];

/** The row as it stands with another status: the server's answer, known beforehand. */
export function withStatus(row: InvoiceRow, status: InvoiceStatus, today: string): InvoiceRow {
  const missingPayment = isPaymentMissing({ ...row, status, amountDue: row.amount }, today);
  return { ...row, status, missingPayment };
}

/** How many days the payment is late; 0 where nothing is missing. */
export function daysOver(row: InvoiceRow, today: string): number {
  return row.missingPayment ? Math.max(daysBetween(row.payDate, today), 0) : 0;
}
