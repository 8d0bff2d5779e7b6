import type { RecordStatus, RecordType } from '../record-type.ts';

/** Product S1; 6 Missing payment is worked out of the payment date and the day. */
export const invoiceStatuses = {
  notSent: { code: 1, label: 'Not sent yet', meaning: 'neutral' },
  waiting: { code: 2, label: 'Waiting', meaning: 'pending' },
  sent: { code: 4, label: 'Sent', meaning: 'running' },
  missingPayment: {
    code: 6,
    label: 'Missing payment',
    meaning: 'danger',
    computed: true,
    asks: true,
  },
  paid: { code: 3, label: 'Payed', meaning: 'done' },
  cancelled: { code: 5, label: 'Cancelled', meaning: 'neutral' },
} as const satisfies Record<string, RecordStatus>;

/** A row of the list (product E10): an invoice is issued and changed by calls of its own. */
export const invoices = {
  name: 'invoices',
  noun: 'faktura',
  plural: 'fakturaer',
  fields: {
    number: { label: 'Nr.', wire: 'invoicenumber', kind: 'count', readOnly: true },
    date: { label: 'Dato', kind: 'date', readOnly: true },
    payDate: { label: 'Forfald', wire: 'paydate', kind: 'date', readOnly: true },
    company: { label: 'Kunde', kind: 'text', readOnly: true },
    name: { label: 'Kontaktperson', kind: 'text', readOnly: true },
    orderTitle: { label: 'Ordre', wire: 'ordertittle', kind: 'text', readOnly: true },
    amount: { label: 'Beløb', wire: 'displaytotalprice', kind: 'money', readOnly: true },
    status: { label: 'Status', kind: 'status', readOnly: true },
    missingPayment: {
      label: 'Mangler betaling',
      wire: 'overpaydate',
      kind: 'flag',
      readOnly: true,
    },
    isDeposit: { label: 'Depositum', wire: 'savedasdep', kind: 'flag', readOnly: true },
    /** All that was paid of it, less what was paid back; less than the amount while a part is open. */
    paid: { label: 'Betalt beløb', kind: 'money', readOnly: true },
    /** Owed to the customer (product D35). */
    credit: { label: 'Til gode', kind: 'money', readOnly: true },
    writtenOff: { label: 'Afskrevet', wire: 'writtenoff', kind: 'money', readOnly: true },
    /** '' for one that was issued before rows had it: the company's own. */
    currency: { label: 'Valuta', kind: 'text', readOnly: true },
    /** Its last mail came back from a receiver, or was reported as spam (product D16). */
    mailReturned: {
      label: 'Mail kom retur',
      wire: 'mailreturned',
      kind: 'flag',
      readOnly: true,
    },
    /** '' unless it is Payed, and for those that were before the day was kept. */
    paidOn: { label: 'Betalt', wire: 'paiddate', kind: 'date', readOnly: true },
  },
  title: ['company', 'name'],
  numbered: 'number',
  statuses: invoiceStatuses,
  without: ['create', 'update'],
} as const satisfies RecordType;
