import type { InvoiceChange, OutboxEvent } from '../events.ts';
import type { Invoice } from './invoice.ts';
import type { Payment, PaymentKind } from './settling.ts';

/** The change by a recorded entry. A credit that is used has one event, that of the invoice it is from. */
const changes = {
  payment: 'paid',
  refund: 'refunded',
  creditOut: 'creditUsed',
  creditIn: undefined,
  writeOff: 'writtenOff',
} as const satisfies Record<PaymentKind, InvoiceChange['change'] | undefined>;

export const invoiceChanged = (payload: InvoiceChange): OutboxEvent<'invoiceChanged'> => ({
  name: 'invoiceChanged',
  payload,
});

/** Events of the entries of a changed invoice: one for each new entry and each removed one. */
export function paymentEvents(before: Invoice, after: Invoice): OutboxEvent<'invoiceChanged'>[] {
  const added = entriesWithout(after, before);
  const removed = entriesWithout(before, after);
  const payloads = [
    ...added.flatMap((entry): InvoiceChange[] => {
      const change = changes[entry.kind ?? 'payment'];
      return change === undefined ? [] : [{ ...payloadOf(after, entry), change }];
    }),
    ...removed
      .filter(({ kind }) => kind !== 'creditIn')
      .map((entry): InvoiceChange => {
        const { kind = 'payment' } = entry;
        return { ...payloadOf(after, entry), change: 'undone', kind };
      }),
  ];
  return payloads.map(invoiceChanged);
}

function entriesWithout(one: Invoice, other: Invoice): Payment[] {
  const known = new Set(other.payments.map(({ id }) => id));
  return one.payments.filter(({ id }) => !known.has(id));
}

function payloadOf({ number, currency }: Invoice, { id, date, amount, other }: Payment) {
  const used = other === undefined ? {} : { otherNumber: other };
  return { number, paymentId: id, date, amount, currency, ...used };
}
