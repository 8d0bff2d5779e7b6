import type { RecordType } from '../record-type.ts';

export const products = {
  name: 'products',
  noun: 'produkt',
  plural: 'produkter',
  fields: {
    name: { label: 'Navn', kind: 'text', required: true, max: 120, column: true, search: true },
    description: { label: 'Beskrivelse', kind: 'longText', column: 'wide', search: true },
    quantity: { label: 'Antal', kind: 'quantity', column: true },
    price: { label: 'Pris', kind: 'money', column: true },
    unit: { label: 'Enhed', kind: 'text', max: 20, column: true },
    serialNumber: {
      label: 'Serienummer',
      wire: 'serialnumber',
      kind: 'text',
      max: 80,
      search: true,
    },
    vendor: { label: 'Leverandør', kind: 'text', max: 120, column: 'wide', search: true },
    sold: { label: 'Solgt', kind: 'quantity', column: true },
  },
  title: ['name'],
  sort: 'name',
  imported: true,
} as const satisfies RecordType;
