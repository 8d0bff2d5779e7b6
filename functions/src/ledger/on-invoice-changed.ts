import { companyStore } from '@driftig/data/store';
import type { InvoiceChange } from '@driftig/domain/events';
import { ledgerSystem } from '@driftig/domain/history/actor-name';
import type { EntrySource } from '@driftig/domain/ledger/entry';
import { issuedSource, paymentSource } from '@driftig/domain/ledger/sales/entries-of-invoice';
import { ulid } from 'ulid';

import { postInvoice } from '../changes/ledger/post-invoice.ts';
import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';

/** Posts what changed on an invoice (product B53). A repeated event finds nothing more to post. */
export const handler = consume('invoiceChanged', async ({ companyId, payload }) => {
  const now = new Date().toISOString();
  const scope = { companyId, userId: ledgerSystem };
  const store = companyStore(services().table, scope, { now, newId: ulid });
  const { number } = payload;
  await postInvoice({ store, now }, { number, mayBeGone: removedBy(payload) });
});

/** The source that a change takes off the invoice. */
function removedBy(change: InvoiceChange): EntrySource[] {
  if (change.change === 'undone') return [paymentSource(change.paymentId)];
  return change.change === 'deleted' ? [issuedSource(change.number)] : [];
}
