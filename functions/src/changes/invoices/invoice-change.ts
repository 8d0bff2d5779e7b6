import type { Change } from '@driftig/data/core/commit';
import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/core/write';
import { addUp } from '@driftig/domain/aggregates';
import { creditOf } from '@driftig/domain/invoices/balance';
import { addUpCredits, creditDeltas } from '@driftig/domain/invoices/credit-deltas';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { paymentEvents } from '@driftig/domain/invoices/payment-events';
import { totalsOfChange } from '@driftig/domain/invoices/totals-deltas';

/** An invoice before and after a change of its status or payments. */
interface Changed {
  readonly before: Invoice;
  readonly after: Invoice;
}

interface InvoiceChange {
  readonly writes: readonly Write[];
  /** An event for each payment that is new or gone; bookkeeping hangs on them. */
  readonly outbox: NonNullable<Change['outbox']>;
}

/**
 * Writes issued invoices as they are after a change of status or payments, with the figures that they
 * are part of. A deposit becomes a base of an End invoice once it is Payed; taking that back is refused
 * (409) when one is based on it.
 */
export function invoiceChange(store: CompanyData, ...changed: readonly Changed[]): InvoiceChange {
  const all = changed.map(({ before, after }) => ({
    before,
    after: { ...after, countedCredit: creditOf(after) },
  }));
  const totals = all.flatMap(({ before, after }) => totalsOfChange(before, after));
  const credits = all.flatMap(({ before, after }) => creditDeltas(before, after));
  return {
    writes: [
      ...all.map(({ before, after }) => store.invoices.change(before, after)),
      ...addUp(totals).map((delta) => store.totals.add(delta)),
      ...addUpCredits(credits).map((delta) => store.totals.addCredit(delta)),
      ...all.flatMap(({ before, after }) => depositWrites(store, before, after)),
    ],
    outbox: all.flatMap(({ before, after }) => paymentEvents(before, after)),
  };
}

function depositWrites(store: CompanyData, before: Invoice, after: Invoice): Write[] {
  const isPaid = after.status === 'paid';
  const same = isPaid === (before.status === 'paid');
  if (!after.isDeposit || same || after.status === 'cancelled') return [];
  return [store.deposits.setPaid(after.number, isPaid)];
}
