import * as z from 'zod';

import { othersPhone } from '../../wire/phone.ts';
import type { RecordType } from '../record-type.ts';

/** What a company sells to, and what it sells: the types that invoices and orders are made of. */
export const customers = {
  name: 'customers',
  noun: 'kunde',
  plural: 'kunder',
  fields: {
    company: {
      label: 'Firma',
      kind: 'text',
      max: 120,
      headings: ['Firmanavn', 'Virksomhed', 'Virksomhedsnavn', 'Kundenavn', 'Kunde'],
    },
    fullName: {
      label: 'Navn',
      wire: 'fullname',
      kind: 'text',
      max: 120,
      headings: ['Fulde navn', 'Kontaktperson', 'Kontakt', 'Att'],
    },
    cvr: { label: 'CVR-nr.', kind: 'cvr', max: 20, headings: ['CVR-nummer', 'SE-nr'] },
    gln: {
      label: 'EAN-nr.',
      wire: 'ean',
      kind: 'gln',
      max: 13,
      headings: ['EAN-nummer', 'GLN-nr', 'GLN-nummer'],
    },
    address: { label: 'Adresse', kind: 'text', headings: ['Gade', 'Vej', 'Vejnavn'] },
    zipcode: { label: 'Postnr.', kind: 'zipcode', headings: ['Postnummer', 'Postkode'] },
    town: { label: 'By', kind: 'text', max: 80, headings: ['Bynavn', 'Postdistrikt'] },
    country: { label: 'Land', kind: 'text', max: 80 },
    email: { label: 'E-mail', kind: 'email', headings: ['Mail', 'Mailadresse', 'E-mailadresse'] },
    phone: {
      label: 'Telefon',
      kind: 'phone',
      max: 40,
      schema: { input: othersPhone, answer: z.string() },
      headings: [
        'Tlf',
        'Tlf-nr',
        'Telefonnummer',
        'Telefonnr',
        'Mobil',
        'Mobilnummer',
        'Mobiltelefon',
      ],
    },
    reference: { label: 'Deres reference', kind: 'text', max: 120 },
    paymentDays: { label: 'Betalingsfrist i dage', wire: 'paymentdays', kind: 'count' },
    description: { label: 'Beskrivelse', kind: 'longText' },
  },
  title: ['company', 'fullName'],
  oneOf: ['company', 'fullName'],
  imported: true,
} as const satisfies RecordType;
