import type { RecordType } from '../record-type.ts';

/** What a company sells to, and what it sells: the types that invoices and orders are made of. */
export const customers = {
  name: 'customers',
  noun: 'kunde',
  plural: 'kunder',
  fields: {
    company: { label: 'Virksomhed', kind: 'text', max: 120, column: true, search: true },
    fullName: {
      label: 'Navn',
      wire: 'fullname',
      kind: 'text',
      max: 120,
      column: true,
      search: true,
    },
    cvr: { label: 'CVR-nr.', kind: 'cvr', max: 20, column: 'wide', search: true },
    gln: { label: 'EAN-nr.', wire: 'ean', kind: 'gln', max: 13, search: true },
    address: { label: 'Adresse', kind: 'text', column: 'wide', search: true },
    zipcode: {
      label: 'Postnr.',
      kind: 'zipcode',
      column: 'wide',
      search: true,
      suggests: 'town',
    },
    town: { label: 'By', kind: 'text', max: 80, column: true, search: true },
    country: { label: 'Land', kind: 'text', max: 80 },
    email: { label: 'E-mail', kind: 'email', column: true, search: true },
    phone: { label: 'Telefon', kind: 'phone', max: 40, column: true, search: true },
    reference: { label: 'Deres reference', kind: 'text', max: 120, search: true },
    paymentDays: { label: 'Betalingsfrist i dage', wire: 'paymentdays', kind: 'count' },
    description: { label: 'Beskrivelse', kind: 'longText' },
  },
  title: ['company', 'fullName'],
  sort: 'company',
  oneOf: ['company', 'fullName'],
  imported: true,
} as const satisfies RecordType;
