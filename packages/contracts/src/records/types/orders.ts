import type { RecordStatus, RecordType } from '../record-type.ts';

/** Part 2 §4: 1 Not started, 2 Started, 3 Done, 4 Cancelled (labelled Anulleret). */
export const orderStatuses = {
  notStarted: { code: 1, label: 'Not started', meaning: 'neutral' },
  started: { code: 2, label: 'Started', meaning: 'running' },
  done: { code: 3, label: 'Done', meaning: 'done' },
  cancelled: { code: 4, label: 'Anulleret', meaning: 'neutral' },
} as const satisfies Record<string, RecordStatus>;

export type OrderStatus = keyof typeof orderStatuses;

export const orders = {
  name: 'orders',
  noun: 'ordre',
  plural: 'ordrer',
  fields: {
    number: {
      label: 'Nr.',
      wire: 'ordernumber',
      kind: 'count',
      readOnly: true,
      column: true,
      search: true,
    },
    title: {
      label: 'Titel',
      wire: 'tittle',
      kind: 'text',
      required: true,
      max: 200,
      column: true,
      search: true,
    },
    company: {
      label: 'Kunde',
      kind: 'text',
      readOnly: true,
      column: true,
      search: true,
      orElse: 'name',
    },
    name: { label: 'Kontaktperson', kind: 'text', readOnly: true, search: true },
    customerId: {
      label: 'Kunde',
      wire: 'customerid',
      kind: 'reference',
      refersTo: 'customers',
      keptIn: ['company', 'name'],
    },
    startDate: {
      label: 'Startdato',
      wire: 'orderdatestart',
      kind: 'date',
      required: true,
      column: true,
      search: true,
    },
    endDate: {
      label: 'Slutdato',
      wire: 'orderdateend',
      kind: 'date',
      required: true,
      column: 'wide',
    },
    startTime: {
      label: 'Starttid',
      wire: 'timestart',
      kind: 'time',
      required: true,
      column: 'wide',
    },
    endTime: { label: 'Sluttid', wire: 'timedone', kind: 'time', required: true, column: 'wide' },
    status: { label: 'Status', kind: 'status', column: true },
    invoiceNumber: {
      label: 'Faktura',
      wire: 'invoicenumber',
      kind: 'count',
      readOnly: true,
      column: true,
      search: true,
      leadsTo: 'invoices',
    },
    description: {
      label: 'Beskrivelse',
      wire: 'orderdescription',
      kind: 'longText',
      search: true,
    },
    noteEmployees: {
      label: 'Til medarbejderne',
      wire: 'orderdescriptionemployees',
      kind: 'longText',
      detail: true,
    },
    noteAdministration: {
      label: 'Til administrationen',
      wire: 'orderdescriptionadministration',
      kind: 'longText',
      detail: true,
    },
    /** The enquiry it was made of, which then says so; said when it is made, and never after. */
    enquiryId: {
      label: 'Forespørgsel',
      wire: 'enquiryid',
      kind: 'reference',
      refersTo: 'enquiries',
      hidden: true,
      detail: true,
    },
  },
  title: ['title'],
  numbered: 'number',
  sort: '-startDate',
  statuses: orderStatuses,
  dated: 'startDate',
} as const satisfies RecordType;
