import type { Invoice } from './invoice.ts';
import type { CreditNote } from './settling.ts';

/** The invoice once it is credited: Cancelled, and no order counts as invoiced by it. */
export function withCreditNote(invoice: Invoice, creditNote: CreditNote): Invoice {
  return { ...invoice, status: 'cancelled', creditNote, linkedOrder: undefined };
}
