import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { DateText } from '../dates.ts';
import { AppError } from '../errors.ts';
import type { Invoice } from './invoice.ts';
import { settlingPayment, withoutSettling } from './payment.ts';

interface Moment {
  /** Id of the payment that choosing Payed registers. */
  readonly newId: () => string;
  readonly today: DateText;
}

/**
 * The invoice with another status than Cancelled, and its consequences (product S2): Payed
 * registers a payment of the open amount, and leaving Payed takes back the payment that settled it.
 * Throws conflict when the invoice is credited, because a credit note is final, and when it cannot
 * be open.
 */
export function withStatus(
  invoice: Invoice,
  status: Exclude<InvoiceStatus, 'cancelled'>,
  { newId, today }: Moment,
): Invoice {
  assertNotCredited(invoice);
  if (status === invoice.status) return invoice;
  if (status === 'paid')
    return {
      ...invoice,
      status,
      payments: [...invoice.payments, ...settlingPayment(invoice, newId(), today)],
    };
  return invoice.status === 'paid' ? withoutSettling(invoice, status) : { ...invoice, status };
}

/** Throws conflict (409) for an invoice that has a credit note. */
export function assertNotCredited({ number, creditNote, status }: Invoice): void {
  if (status !== 'cancelled') return;
  const by = creditNote === undefined ? '' : ` med kreditnota ${creditNote.number}`;
  const message = `Faktura ${number} er annulleret${by}, og det kan ikke gøres om. Lav en ny faktura.`;
  throw new AppError('conflict', { message });
}
