import * as z from 'zod';

import { bilagType, bilagTypes } from '../../accounting/bilag-type.ts';
import { dayFirstAnswer, dayFirstText } from '../../wire/wire-dates.ts';
import type { RecordStatus, RecordType } from '../record-type.ts';

/** Product S5: accepted is the accountant's word for booking; both are called Approved. */
export const receiptStatuses = {
  actionNeeded: { code: 0, label: 'Action needed', meaning: 'pending', asks: true },
  approved: { code: 1, label: 'Approved', meaning: 'done' },
  rejected: { code: 2, label: 'Rejected', meaning: 'danger' },
  accepted: { code: 3, label: 'Approved', meaning: 'done' },
} as const satisfies Record<string, RecordStatus>;
export type ReceiptStatus = keyof typeof receiptStatuses;

/** Day first on the wire, `dd-mm-yyyy` (product W11). */
const dayFirst = { input: dayFirstText, answer: dayFirstAnswer };

/** A receipt from before receipts had a type is an expense. */
const voucherType = {
  input: bilagType,
  answer: z.codec(bilagType, z.string(), {
    decode: (word): string => word,
    encode: (word) =>
      Object.hasOwn(bilagTypes, word) ? (word as keyof typeof bilagTypes) : 'expense',
  }),
};

export const receipts = {
  name: 'receipts',
  noun: 'kvittering',
  plural: 'kvitteringer',
  access: 'receipts',
  /** It comes with its file. */
  without: ['create'],
  fields: {
    businessName: { label: 'Firma', wire: 'businessname', kind: 'text', required: true, max: 120 },
    description: { label: 'Beskrivelse', kind: 'longText', required: true, max: 500 },
    price: { label: 'Beløb', kind: 'money', required: true },
    date: { label: 'Dato', kind: 'date', required: true, schema: dayFirst },
    name: { label: 'Uploadet af', kind: 'text', readOnly: true },
    status: { label: 'Status', kind: 'status', readOnly: true },
    fileType: { label: 'Filtype', kind: 'text', readOnly: true },
    /** Part of the price, which is gross (product B30). */
    vat: { label: 'Heraf moms', kind: 'money' },
    type: { label: 'Bilagstype', kind: 'choice', choices: bilagTypes, schema: voucherType },
    tripId: { label: 'Rejse', kind: 'text', readOnly: true },
    account: { label: 'Konto', kind: 'text', readOnly: true },
    employeeId: { label: 'Medarbejder', kind: 'text', readOnly: true },
  },
  title: ['businessName'],
  toldApartBy: ['date'],
  statuses: receiptStatuses,
} as const satisfies RecordType;
