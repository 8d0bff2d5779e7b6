import type { RecordStatus, RecordType } from '../record-type.ts';

/** Readings §3: accepted is the accountant's word for booking; both are called Approved. */
export const receiptStatuses = {
  actionNeeded: { code: 0, label: 'Action needed', meaning: 'pending', asks: true },
  approved: { code: 1, label: 'Approved', meaning: 'done' },
  rejected: { code: 2, label: 'Rejected', meaning: 'danger' },
  accepted: { code: 3, label: 'Approved', meaning: 'done' },
} as const satisfies Record<string, RecordStatus>;
export type ReceiptStatus = keyof typeof receiptStatuses;

export const receipts = {
  name: 'receipts',
  noun: 'kvittering',
  plural: 'kvitteringer',
  access: 'receipts',
  /** It comes with its file. */
  without: ['create'],
  fields: {
    businessName: {
      label: 'Firma',
      wire: 'businessname',
      kind: 'text',
      required: true,
      max: 120,
      column: true,
      search: true,
    },
    description: {
      label: 'Beskrivelse',
      kind: 'longText',
      required: true,
      max: 500,
      column: 'wide',
      search: true,
    },
    price: { label: 'Beløb', kind: 'money', required: true, column: true },
    date: { label: 'Dato', kind: 'date', dayFirst: true, required: true, column: true },
    name: { label: 'Afleveret af', kind: 'text', readOnly: true, column: true, search: true },
    status: { label: 'Status', kind: 'status', readOnly: true, column: true },
    fileType: { label: 'Filtype', kind: 'text', readOnly: true },
  },
  title: ['businessName'],
  toldApartBy: ['date'],
  sort: '-date',
  statuses: receiptStatuses,
  dated: 'date',
} as const satisfies RecordType;
