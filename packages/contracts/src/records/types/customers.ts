import * as z from 'zod';

import { saleVatChoices, saleVatCode } from '../../invoices/sale-vat.ts';
import { othersPhone } from '../../wire/phone.ts';
import type { RecordType } from '../record-type.ts';

/** By its own letters on the wire, as in the ledger. */
const vatCode = { input: saleVatCode, answer: saleVatCode };

/** Customers and products: the record types that invoices and orders are made of. */
export const customers = {
  name: 'customers',
  noun: 'kunde',
  plural: 'kunder',
  fields: {
    company: {
      label: 'Firma',
      kind: 'text',
      max: 120,
    },
    fullName: {
      label: 'Navn',
      wire: 'fullname',
      kind: 'text',
      max: 120,
    },
    cvr: { label: 'CVR-nr.', kind: 'cvr', max: 20 },
    vatNumber: {
      label: 'Momsnummer',
      wire: 'vatnumber',
      kind: 'vatNumber',
      max: 30,
    },
    vatCode: {
      label: 'Moms',
      wire: 'vatcode',
      kind: 'choice',
      choices: saleVatChoices,
      standard: 'S1',
      schema: vatCode,
    },
    gln: {
      label: 'EAN-nr.',
      wire: 'ean',
      kind: 'gln',
      max: 30,
    },
    address: { label: 'Adresse', kind: 'text' },
    zipcode: { label: 'Postnr.', kind: 'zipcode' },
    town: { label: 'By', kind: 'text', max: 80 },
    country: { label: 'Land', kind: 'text', max: 80 },
    email: { label: 'E-mail', kind: 'email' },
    phone: {
      label: 'Telefon',
      kind: 'phone',
      max: 40,
      schema: { input: othersPhone, answer: z.string() },
    },
    reference: { label: 'Deres reference', kind: 'text', max: 120 },
    paymentDays: { label: 'Betalingsfrist i dage', wire: 'paymentdays', kind: 'count' },
    description: { label: 'Beskrivelse', kind: 'longText' },
  },
  title: ['company', 'fullName'],
  oneOf: ['company', 'fullName'],
  imported: true,
} as const satisfies RecordType;
