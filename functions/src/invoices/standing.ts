import { creditOf, openAmount } from '@driftig/domain/invoices/balance';
import type { Invoice } from '@driftig/domain/invoices/invoice';

/** Balance and status of an invoice after a change. */
export function standingOf(invoice: Invoice) {
  const { status } = invoice;
  return { open: openAmount(invoice), credit: creditOf(invoice), status };
}
