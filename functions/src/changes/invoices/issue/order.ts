import { SeriesChanged } from '@driftig/data/company/next-number';

import type { Contribution } from '../contribution.ts';
import type { IssueFacts } from './facts.ts';

/** The new order of the invoice, or the existing one, which counts as invoiced from then on. */
export function linkOrder({ store, draft, issued, move }: IssueFacts): Contribution {
  const { invoice, order: placed } = issued;
  const { before: order, after } = move;
  if (placed !== undefined)
    return { writes: store.orders.insert(placed, () => new SeriesChanged()) };
  if (order === undefined) return {};
  const { depositInvoiceNumber: deposit, version } = order;
  const { orderNotes: notes } = draft;
  const staffed = after === undefined || after === order ? undefined : { order: after, version };
  return {
    writes: invoice.isDeposit
      ? store.orders.linkDeposit(order.number, invoice.number, { notes, staffed })
      : store.orders.linkInvoice(order.number, invoice.number, { deposit, notes, staffed }),
  };
}
