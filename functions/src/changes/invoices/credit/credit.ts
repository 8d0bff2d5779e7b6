import { withNextNumber } from '@driftig/data/company/next-number';
import type { CompanyStore, IdempotentStore } from '@driftig/data/store';
import { assertNotCredited } from '@driftig/domain/invoices/change-status';
import { withCreditNote } from '@driftig/domain/invoices/credit-note';
import type { CreditNote } from '@driftig/domain/invoices/settling';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { assertNumberLeft } from '@driftig/domain/series';

import { invoiceChange } from '../invoice-change.ts';
import { undoIssuing } from '../undo/undo.ts';

interface Crediting {
  readonly store: CompanyStore | IdempotentStore;
  /** ISO UTC. */
  readonly now: string;
  readonly today: string;
  readonly reason: string;
}

/**
 * Credits a whole invoice with the next number of the credit notes' series (product D21), which is
 * taken in the same transaction. Throws conflict when it is credited already, when someone else
 * changes it at the same time, and for a deposit that an End invoice is based on.
 */
export async function creditWholeInvoice<A>(
  { store, now, today, reason }: Crediting,
  invoice: Invoice,
  answerOf: (note: CreditNote) => A,
): Promise<A> {
  assertNotCredited(invoice);
  const undoing = await undoIssuing(store, invoice, now);
  return withNextNumber(store.series, async ({ series, advance, onContention }) => {
    const number = series.creditNote;
    assertNumberLeft(number, 'creditNote');
    const note = { number, date: today, reason };
    const answer = answerOf(note);
    const after = withCreditNote(invoice, note);
    const { writes, outbox } = invoiceChange(store, { before: invoice, after });
    await store.commit({
      onContention,
      writes: [
        advance({ ...series, creditNote: number + 1 }),
        store.creditNotes.insert(note, invoice.number),
        ...writes,
        ...undoing,
      ],
      outbox,
      audit: {
        action: 'invoices.credited',
        subject: `invoice ${invoice.number}`,
        order: invoice.order.number,
        customer: invoice.buyer.customerId,
        changes: { creditNote: number, total: invoice.sums.total },
      },
      answer,
    });
    return answer;
  });
}
