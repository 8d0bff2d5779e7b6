import { wireNames, type RecordType } from './record-type.ts';

const customers = {
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
    address: { label: 'Adresse', kind: 'text', column: 'wide', search: true },
    zipcode: { label: 'Postnr.', kind: 'zipcode', column: 'wide', search: true },
    town: { label: 'By', kind: 'text', max: 80, column: true, search: true },
    country: { label: 'Land', kind: 'text', max: 80 },
    email: { label: 'E-mail', kind: 'email', column: true, search: true },
    phone: { label: 'Telefon', kind: 'phone', max: 40, column: true, search: true },
    description: { label: 'Beskrivelse', kind: 'longText' },
  },
  title: ['company', 'fullName'],
  sort: 'company',
  oneOf: ['company', 'fullName'],
} as const satisfies RecordType;

const products = {
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
} as const satisfies RecordType;

const tasks = {
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
} as const satisfies RecordType;

/** Every record type that the one mechanism serves, by its dType. */
export const recordTypes = { customers, products, tasks } as const;

export type RecordTypeName = keyof typeof recordTypes;
export const recordTypeNames = Object.keys(recordTypes) as RecordTypeName[];

/** The fields of all types that have another name on the wire: where an error stands is told by it. */
export const recordWireNames: Record<string, string> = Object.assign(
  {},
  ...Object.values(recordTypes).map(wireNames),
);

/** dTypes that delMainData knows; an invoice and a person go by rules of their own (readings §3). */
export const deletableTypes = [...recordTypeNames, 'invoices', 'employees'] as const;

export function isRecordTypeName(name: string): name is RecordTypeName {
  return Object.hasOwn(recordTypes, name);
}
