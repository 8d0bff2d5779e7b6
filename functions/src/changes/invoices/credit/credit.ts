import { withNextNumber } from '@driftig/data/company/next-number';
import type { CompanyStore, IdempotentStore } from '@driftig/data/store';
import { assertNotCredited } from '@driftig/domain/invoices/change-status';
import { withCreditNote } from '@driftig/domain/invoices/credit-note';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import type { CreditNote } from '@driftig/domain/invoices/settling';
import { assertNumberLeft } from '@driftig/domain/series';

import { changeParts } from '../change/change.ts';
import { combine, contributionsOf, type Contributor } from '../contribution.ts';
import { undoParts } from '../undo/undo.ts';
import { insertCreditNote } from './document.ts';
import type { CreditFacts } from './facts.ts';
import { advanceSeries } from './series.ts';

/** Run in each attempt with a number, in addition to those of `change` and `undo`. */
const withNumber: readonly Contributor<CreditFacts>[] = [advanceSeries, insertCreditNote];

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
  const facts = { store, now, invoice };
  const undoing = await undoParts(facts);
  return withNextNumber(store.series, async (attempt) => {
    const number = attempt.series.creditNote;
    assertNumberLeft(number, 'creditNote');
    const note = { number, date: today, reason };
    const answer = answerOf(note);
    const after = withCreditNote(invoice, note);
    const parts = [
      ...(await contributionsOf({ ...facts, attempt, note, after }, withNumber)),
      ...(await changeParts(store, [{ before: invoice, after }])),
      ...undoing,
    ];
    await store.commit({
      ...combine(store, parts),
      onContention: attempt.onContention,
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
