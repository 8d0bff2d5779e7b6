import type { RecordType } from '../record-type.ts';
import { sold } from './sold.ts';

/** Products that are sold together as one line of an invoice (product D15). */
export const productGroups = {
  name: 'productgroups',
  noun: 'produktgruppe',
  plural: 'produktgrupper',
  fields: {
    name: { label: 'Navn', kind: 'text', required: true, max: 120 },
    description: { label: 'Beskrivelse', kind: 'longText' },
    price: { label: 'Pris uden moms', kind: 'money', schema: sold },
    products: { label: 'Produkter', kind: 'parts', refersTo: 'products' },
  },
  title: ['name'],
} as const satisfies RecordType;
