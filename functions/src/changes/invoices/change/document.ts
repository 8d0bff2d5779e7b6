import { creditDeltas } from '@driftig/domain/invoices/credit-deltas';
import { totalsOfChange } from '@driftig/domain/invoices/totals-deltas';

import type { Contribution } from '../contribution.ts';
import type { ChangeFacts } from './facts.ts';

/** The invoice itself (optimistic lock) and the figures it is part of. */
export function saveInvoice({ store, before, after }: ChangeFacts): Contribution {
  return {
    writes: [store.invoices.change(before, after)],
    totals: totalsOfChange(before, after),
    credits: creditDeltas(before, after),
  };
}
