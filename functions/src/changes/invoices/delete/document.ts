import { invoiceChanged } from '@driftig/domain/invoices/payment-events';
import { totalsOfDeleting } from '@driftig/domain/invoices/totals-deltas';

import type { Contribution } from '../contribution.ts';
import type { DeleteFacts } from './facts.ts';

/** A tombstone in place of the invoice, whose number stays used (product S3), and its figures. */
export function replaceByTombstone(facts: DeleteFacts): Contribution {
  const { store, now, invoice, deletedBy } = facts;
  return {
    writes: [store.invoices.insertTombstone(invoice, now, deletedBy)],
    totals: totalsOfDeleting(invoice),
    events: [invoiceChanged({ number: invoice.number, change: 'deleted' })],
  };
}
