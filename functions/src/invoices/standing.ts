import { creditOf, openAmount } from '@driftig/domain/invoices/balance';
import type { Invoice } from '@driftig/domain/invoices/invoice';

/** What a change left of an invoice. */
export function standingOf(invoice: Invoice) {
  const { status } = invoice;
  return { open: openAmount(invoice), credit: creditOf(invoice), status };
}
