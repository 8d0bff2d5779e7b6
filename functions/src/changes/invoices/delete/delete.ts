import type { CompanyStore } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { mayDeleteInvoice } from '@driftig/domain/invoices/status';

import { combine, contributionsOf, type Contributor } from '../contribution.ts';
import { undoParts } from '../undo/undo.ts';
import { replaceByTombstone } from './document.ts';
import type { DeleteFacts } from './facts.ts';

/** In addition to those of `undo`. */
const contributors: readonly Contributor<DeleteFacts>[] = [replaceByTombstone];

interface Deleting extends Pick<DeleteFacts, 'now' | 'deletedBy'> {
  readonly store: CompanyStore;
}

/** An unsent invoice goes and leaves its number used; an issued one stays (product S3), 409. */
export async function deleteInvoice(
  { store, now, deletedBy }: Deleting,
  invoice: Invoice,
): Promise<void> {
  if (!mayDeleteInvoice(invoice)) throw new AppError('invoice_issued');
  const facts = { store, now, invoice, deletedBy };
  const parts = [...(await contributionsOf(facts, contributors)), ...(await undoParts(facts))];
  await store.commit({
    ...combine(store, parts),
    audit: {
      action: 'invoices.deleted',
      subject: `invoice ${invoice.number}`,
      order: invoice.order.number,
      customer: invoice.buyer.customerId,
      changes: { amountDue: invoice.sums.amountDue, date: invoice.date },
    },
  });
}
