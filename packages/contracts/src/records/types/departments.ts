import type { RecordType } from '../record-type.ts';

/** How many people are in each is counted in the transaction that moves them. */
export const departments = {
  name: 'departments',
  noun: 'afdeling',
  plural: 'afdelinger',
  fields: {
    name: {
      label: 'Navn',
      kind: 'text',
      required: 'Angiv venligst et afdelingsnavn.',
      max: 80,
    },
    members: { label: 'Medarbejdere', kind: 'count', readOnly: true },
  },
  title: ['name'],
  without: ['delete'],
} as const satisfies RecordType;
