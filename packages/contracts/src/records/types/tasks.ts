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
    },
    description: { label: 'Beskrivelse', kind: 'longText' },
    quantity: { label: 'Antal', kind: 'quantity' },
    price: {
      label: 'Pris uden moms',
      kind: 'money',
    },
  },
  title: ['name'],
  imported: true,
} as const satisfies RecordType;
