import type { RecordType } from '../record-type.ts';

export const tasks = {
  name: 'tasks',
  noun: 'opgave',
  plural: 'opgaver',
  fields: {
    name: { label: 'Navn', kind: 'text', required: true, max: 120, column: true, search: true },
    description: { label: 'Beskrivelse', kind: 'longText', column: true, search: true },
    quantity: { label: 'Antal', kind: 'quantity', column: true },
    price: { label: 'Pris', kind: 'money', column: true },
  },
  title: ['name'],
  sort: 'name',
  imported: true,
} as const satisfies RecordType;
