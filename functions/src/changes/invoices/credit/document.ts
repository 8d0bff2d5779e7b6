import { invoiceChanged } from '@driftig/domain/invoices/payment-events';
import type { Contribution } from '../contribution.ts';
import type { CreditFacts } from './facts.ts';

/** The credit note, a document with a number of its own (product D21). */
export function insertCreditNote({ store, invoice: { number }, note }: CreditFacts): Contribution {
  return {
    writes: [store.creditNotes.insert(note, number)],
    events: [invoiceChanged({ number, change: 'credited', creditNote: note.number })],
  };
}
