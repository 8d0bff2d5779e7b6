import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { danishDate } from '../dates.ts';
import { totalsOfPlacing, type Order } from '../orders/order.ts';
import { orderOfInvoice, typedNumber } from './draft-invoice.ts';
import { addUp, type TotalsDelta } from '../aggregates.ts';
import { totalsOfIssuing } from './totals-deltas.ts';
import type { Invoice, InvoiceDraft } from './invoice.ts';
import { assertNumberLeft, seriesAfter, type Series } from '../series.ts';

interface Numbering {
  readonly series: Series;
  /** The invoice number to use unless one was typed. */
  readonly next: number;
  readonly newId: () => string;
  /** ISO UTC. */
  readonly now: string;
}

/** What issuing gives: the invoice, its new order if any, the series after it and the totals. */
export interface Issue {
  readonly invoice: Invoice;
  readonly order: Order | undefined;
  readonly series: Series;
  readonly totals: readonly TotalsDelta[];
}

/** Gives a draft its number and all that follows. Throws bad_input when a series is used up. */
export function issueDraft(form: NewInvoice, draft: InvoiceDraft, numbering: Numbering): Issue {
  const { series, newId } = numbering;
  const typed = typedNumber(form);
  const invoice = withNumber(draft, typed ?? numbering.next, numbering);
  const order = orderOfInvoice(form, invoice, series.order, newId());
  assertNumberLeft(invoice.number, 'invoice');
  if (order !== undefined) assertNumberLeft(order.number, 'order');
  return {
    invoice: order ? { ...invoice, order: { ...invoice.order, number: order.number } } : invoice,
    order,
    series: seriesAfter(series, {
      invoice: invoice.number,
      order: order?.number,
      typed: typed !== undefined,
      today: danishDate(numbering.now),
    }),
    totals: addUp([...totalsOfIssuing(invoice), ...(order ? [totalsOfPlacing(order)] : [])]),
  };
}

/** The id contains the number, which is the key of the item. */
function withNumber(draft: InvoiceDraft, number: number, { newId, now }: Numbering): Invoice {
  const id = `${number}.${newId().slice(-8).toLowerCase()}`;
  return { ...draft, id, number, status: 'notSent', everIssued: false, issuedAt: now };
}
