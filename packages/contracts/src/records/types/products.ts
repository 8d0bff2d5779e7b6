import type { RecordType } from '../record-type.ts';
import { sold } from './sold.ts';

export const products = {
  name: 'products',
  noun: 'produkt',
  plural: 'produkter',
  fields: {
    name: {
      label: 'Navn',
      kind: 'text',
      required: true,
      max: 120,
    },
    description: { label: 'Beskrivelse', kind: 'longText' },
    quantity: { label: 'Antal', kind: 'quantity' },
    price: {
      label: 'Pris uden moms',
      kind: 'money',
      schema: sold,
    },
    unit: { label: 'Enhed', kind: 'text', max: 20 },
    serialNumber: { label: 'Serienummer', wire: 'serialnumber', kind: 'text', max: 80 },
    vendor: { label: 'Leverandør', kind: 'text', max: 120 },
    sold: { label: 'Solgt', kind: 'quantity' },
  },
  title: ['name'],
  imported: true,
} as const satisfies RecordType;
