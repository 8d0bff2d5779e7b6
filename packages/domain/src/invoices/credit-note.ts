import { paidAmount } from './balance.ts';
import { assertMayCredit } from './credit.ts';
import type { Invoice } from './invoice.ts';
import type { CreditNote } from './settling.ts';

/**
 * The invoice once it is credited: Cancelled, and no order counts as invoiced by it. What is paid is
 * owed to the customer from then on. Throws conflict when money was paid back because of it.
 */
export function withCreditNote(invoice: Invoice, creditNote: CreditNote): Invoice {
  assertMayCredit(invoice);
  const note = { ...creditNote, paid: paidAmount(invoice) };
  return { ...invoice, status: 'cancelled', creditNote: note, linkedOrder: undefined };
}
