import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { danishDate } from '../dates.ts';
import { totalsOfPlacing, type Order } from '../orders/order.ts';
import { orderFrom, typedNumber } from './draft-invoice.ts';
import { addUp, type TotalsDelta } from '../aggregates.ts';
import { totalsOfIssuing } from './effects.ts';
import type { Invoice, InvoiceDraft } from './invoice.ts';
import { assertNumberLeft, seriesAfter, type Series } from '../series.ts';

interface Drawn {
  readonly series: Series;
  /** The invoice number to use unless one was typed. */
  readonly next: number;
  readonly newId: () => string;
  /** ISO UTC. */
  readonly now: string;
}

/** Everything that comes of issuing: the invoice, its order when it brings one, and the books. */
export interface Issue {
  readonly invoice: Invoice;
  readonly order: Order | undefined;
  readonly series: Series;
  readonly totals: readonly TotalsDelta[];
}

/** Gives a draft its number, and what follows from it. Throws bad_input when the series is used up. */
export function issueDraft(form: NewInvoice, draft: InvoiceDraft, drawn: Drawn): Issue {
  const { series, newId } = drawn;
  const typed = typedNumber(form);
  const bare = numbered(draft, typed ?? drawn.next, drawn);
  const order = orderFrom(form, bare, series.order, newId());
  assertNumberLeft(bare.number, 'invoice');
  if (order !== undefined) assertNumberLeft(order.number, 'order');
  return {
    invoice: order ? { ...bare, order: { ...bare.order, number: order.number } } : bare,
    order,
    series: seriesAfter(series, {
      invoice: bare.number,
      order: order?.number,
      typed: typed !== undefined,
      today: danishDate(drawn.now),
    }),
    totals: addUp([...totalsOfIssuing(bare), ...(order ? [totalsOfPlacing(order)] : [])]),
  };
}

/** The id carries the number, so that it is also the key. */
function numbered(draft: InvoiceDraft, number: number, { newId, now }: Drawn): Invoice {
  const id = `${number}.${newId().slice(-8).toLowerCase()}`;
  return { ...draft, id, number, status: 'notSent', everIssued: false, issuedAt: now };
}
