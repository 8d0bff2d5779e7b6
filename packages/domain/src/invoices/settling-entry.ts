import type { DateText } from '../dates.ts';
import { balanceOf } from './balance.ts';
import type { Invoice } from './invoice.ts';

type Settled = Pick<Invoice, 'status' | 'sums' | 'payments'>;

/**
 * The index of the entry that settled the invoice: the first, in the order they were recorded, after
 * which nothing was open any more. What is recorded later (an overpayment, a refund) does not move it.
 * -1 while something is open, and where there was nothing to pay from the start.
 */
export function settlingIndex(invoice: Settled): number {
  let index = -1;
  let wasOpen = balanceOf({ ...invoice, payments: [] }) > 0;
  for (const at of invoice.payments.keys()) {
    const isOpen = balanceOf({ ...invoice, payments: invoice.payments.slice(0, at + 1) }) > 0;
    if (isOpen) index = -1;
    else if (wasOpen) index = at;
    wasOpen = isOpen;
  }
  return index;
}

/**
 * The day an invoice was paid in full: the latest date up to the entry that settled it, because an
 * earlier date can be recorded later. Undefined while it is not paid, or where it was not kept.
 */
export function paidOn(invoice: Settled): DateText | undefined {
  if (invoice.status !== 'paid') return undefined;
  const until = invoice.payments.slice(0, settlingIndex(invoice) + 1);
  return until
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
}
