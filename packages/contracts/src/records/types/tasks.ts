import type { RecordType } from '../record-type.ts';

export const tasks = {
  name: 'tasks',
  noun: 'ydelse',
  plural: 'ydelser',
  fields: {
    name: {
      label: 'Navn',
      kind: 'text',
      required: true,
      max: 120,
      headings: ['Ydelse', 'Ydelsesnavn'],
    },
    description: { label: 'Beskrivelse', kind: 'longText' },
    quantity: { label: 'Antal', kind: 'quantity' },
    price: {
      label: 'Pris',
      kind: 'money',
      headings: ['Salgspris', 'Enhedspris', 'Pris uden moms', 'Pris ekskl. moms'],
    },
  },
  title: ['name'],
  imported: true,
} as const satisfies RecordType;
