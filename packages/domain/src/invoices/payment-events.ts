import type { OutboxEvent } from '../events.ts';
import type { Invoice } from './invoice.ts';
import type { Payment, PaymentKind } from './settling.ts';

/** The event of a recorded entry. A credit that is used has one event, that of the invoice it is from. */
const names = {
  payment: 'invoicePaid',
  refund: 'invoiceRefunded',
  creditOut: 'invoiceCreditUsed',
  creditIn: undefined,
  writeOff: 'invoiceWrittenOff',
} as const satisfies Record<PaymentKind, OutboxEvent['name'] | undefined>;

/** Accounting events of a changed invoice: one for each new entry and each removed one. */
export function paymentEvents(before: Invoice, after: Invoice): OutboxEvent[] {
  const added = entriesWithout(after, before);
  const removed = entriesWithout(before, after);
  return [
    ...added.flatMap((entry): OutboxEvent[] => {
      const name = names[entry.kind ?? 'payment'];
      return name === undefined ? [] : [{ name, payload: payloadOf(after, entry) }];
    }),
    ...removed
      .filter(({ kind }) => kind !== 'creditIn')
      .map((entry): OutboxEvent => {
        const { kind = 'payment' } = entry;
        return { name: 'invoicePaymentUndone', payload: { ...payloadOf(after, entry), kind } };
      }),
  ];
}

function entriesWithout(one: Invoice, other: Invoice): Payment[] {
  const known = new Set(other.payments.map(({ id }) => id));
  return one.payments.filter(({ id }) => !known.has(id));
}

function payloadOf({ number, currency }: Invoice, { id, date, amount, other }: Payment) {
  const used = other === undefined ? {} : { otherNumber: other };
  return { number, paymentId: id, date, amount, currency, ...used };
}
