import { danishDate } from '../dates.ts';
import { numberedId } from '../numbered-id.ts';
import { totalsOfPlacing, type Order } from '../orders/order.ts';
import { addUp, type TotalsDelta } from '../aggregates.ts';
import { creditDeltas, type CreditDelta } from './credit-deltas.ts';
import { totalsOfIssuing } from './totals-deltas.ts';
import type { Invoice, IssueDraft, OrderDraft } from './invoice.ts';
import { assertNotAhead, assertNumberLeft, seriesAfter, type Series } from '../series.ts';

interface Numbering {
  readonly series: Series;
  /** The invoice number to use unless one was typed. */
  readonly next: number;
  readonly newId: () => string;
  readonly voucherCode?: string;
  /** ISO UTC. */
  readonly now: string;
}

/** Result of issuing: the invoice, its new order if any, the next series and the totals. */
export interface IssueResult {
  readonly invoice: Invoice;
  readonly order: Order | undefined;
  readonly series: Series;
  readonly totals: readonly TotalsDelta[];
  readonly credits: readonly CreditDelta[];
}

/** Gives a draft its number and all that follows. Throws bad_input when a series is used up or a typed number is ahead of it. */
export function issueDraft(draft: IssueDraft, numbering: Numbering): IssueResult {
  const { series, newId, now } = numbering;
  const { typedNumber: typed, newOrder } = draft;
  assertNotAhead(typed, series);
  const number = typed ?? numbering.next;
  assertNumberLeft(number, 'invoice');
  const id = numberedId(number, newId());
  const link = draft.invoice.isDeposit
    ? { depositInvoiceNumber: number }
    : { invoiceNumber: number };
  const order = newOrder && { ...withNumber(newOrder, series.order, newId()), ...link };
  const { amountDue } = draft.invoice.sums;
  const isFree = amountDue <= 0;
  const invoice: Invoice = {
    ...draft.invoice,
    ...(order && { order: { ...draft.invoice.order, number: order.number } }),
    id,
    number,
    // Nothing to pay is paid (product D35); an amount below 0 is owed to the customer.
    status: isFree ? 'paid' : 'notSent',
    everIssued: isFree,
    payments: [],
    version: 0,
    countedFor: draft.invoice.buyer.customerId ?? '',
    countedIn: draft.invoice.currency,
    countedCredit: isFree ? -amountDue : 0,
    issuedAt: now,
    ...(numbering.voucherCode !== undefined && { voucherCode: numbering.voucherCode }),
    linkedOrder: order?.number ?? draft.invoice.order.number,
  };
  return {
    invoice,
    order,
    series: seriesAfter(series, {
      invoice: number,
      order: order?.number,
      typed: typed !== undefined,
      today: danishDate(now),
    }),
    credits: creditDeltas(undefined, invoice),
    totals: addUp([...totalsOfIssuing(invoice), ...(order ? [totalsOfPlacing(order)] : [])]),
  };
}

function withNumber(draft: OrderDraft, number: number, newId: string): Order {
  assertNumberLeft(number, 'order');
  return { ...draft, id: numberedId(number, newId), number, status: 'notStarted', version: 1 };
}
