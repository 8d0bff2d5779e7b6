import type { RecordStatus, RecordType } from './record-type.ts';

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

/** An enquiry waits for an answer until it has become an order or was turned down. */
export const enquiryStatuses = {
  new: { code: 1, label: 'Ny', meaning: 'pending', asks: true },
  answered: { code: 2, label: 'Besvaret', meaning: 'running' },
  ordered: { code: 3, label: 'Blev til ordre', meaning: 'done' },
  declined: { code: 4, label: 'Afvist', meaning: 'neutral' },
} as const satisfies Record<string, RecordStatus>;

export const enquiries = {
  name: 'enquiries',
  noun: 'forespørgsel',
  plural: 'forespørgsler',
  fields: {
    name: { label: 'Navn', kind: 'text', required: true, max: 120, column: true, search: true },
    event: { label: 'Anledning', kind: 'text', max: 120, column: true, search: true },
    date: { label: 'Dato', kind: 'date', required: true, column: true, search: true },
    participants: {
      label: 'Deltagere',
      wire: 'numberofparticipants',
      kind: 'count',
      column: true,
    },
    fromTime: { label: 'Fra kl.', wire: 'fromtime', kind: 'time', column: 'wide' },
    toTime: { label: 'Til kl.', wire: 'totime', kind: 'time', column: 'wide' },
    phone: { label: 'Telefon', kind: 'phone', max: 40, column: 'wide', search: true },
    email: { label: 'E-mail', kind: 'email', column: 'wide', search: true },
    from: { label: 'Fra sted', kind: 'text', max: 120 },
    to: { label: 'Til sted', kind: 'text', max: 120 },
    decoration: { label: 'Pynt', kind: 'text', max: 200 },
    drinks: { label: 'Drikkevarer', kind: 'text', max: 200 },
    includingBottle: { label: 'Med flaske', wire: 'includingbottle', kind: 'yesNo' },
    status: { label: 'Status', kind: 'status', column: true },
    message: { label: 'Besked', kind: 'longText', search: true },
    orderId: {
      label: 'Ordre',
      wire: 'orderid',
      kind: 'reference',
      refersTo: 'orders',
      readOnly: true,
    },
  },
  title: ['name'],
  toldApartBy: ['date'],
  sort: '-date',
  statuses: enquiryStatuses,
  dated: 'date',
} as const satisfies RecordType;
