import * as z from 'zod';

import { othersPhone } from '../../wire/phone.ts';
import type { RecordStatus, RecordType } from '../record-type.ts';

/** Product S4: 1 Not started, 2 Started, 3 Done, 4 Cancelled (labelled Anulleret). */
export const orderStatuses = {
  notStarted: { code: 1, label: 'Not started', meaning: 'neutral' },
  started: { code: 2, label: 'Started', meaning: 'running' },
  done: { code: 3, label: 'Done', meaning: 'done' },
  cancelled: { code: 4, label: 'Anulleret', meaning: 'neutral' },
} as const satisfies Record<string, RecordStatus>;

/** Characters of an order's description and of each of its notes, in every form (product D17). */
export const longestOrderText = 4000;

export type OrderStatus = keyof typeof orderStatuses;

export const orders = {
  name: 'orders',
  noun: 'ordre',
  plural: 'ordrer',
  fields: {
    number: { label: 'Nr.', wire: 'ordernumber', kind: 'count', readOnly: true },
    title: { label: 'Titel', wire: 'tittle', kind: 'text', required: true, max: 200 },
    company: { label: 'Kunde', kind: 'text', readOnly: true },
    name: { label: 'Kontaktperson', kind: 'text', readOnly: true },
    customerId: { label: 'Kunde', wire: 'customerid', kind: 'reference', refersTo: 'customers' },
    startDate: { label: 'Startdato', wire: 'orderdatestart', kind: 'date', required: true },
    endDate: { label: 'Slutdato', wire: 'orderdateend', kind: 'date', required: true },
    startTime: { label: 'Starttid', wire: 'timestart', kind: 'time', required: true },
    endTime: { label: 'Sluttid', wire: 'timedone', kind: 'time', required: true },
    /** The place of the event and the contact there; without a place the customer's address counts. */
    address: { label: 'Stedets adresse', kind: 'text' },
    zipcode: { label: 'Stedets postnr.', kind: 'zipcode' },
    town: { label: 'Stedets by', kind: 'text', max: 80 },
    country: { label: 'Stedets land', kind: 'text', max: 80 },
    contactName: { label: 'Kontakt på stedet', wire: 'contactname', kind: 'text', max: 120 },
    contactPhone: {
      label: 'Kontaktens telefon',
      wire: 'contactphone',
      kind: 'phone',
      max: 40,
      schema: { input: othersPhone, answer: z.string() },
    },
    status: { label: 'Status', kind: 'status' },
    invoiceNumber: { label: 'Faktura', wire: 'invoicenumber', kind: 'count', readOnly: true },
    depositInvoiceNumber: {
      label: 'Depositum',
      wire: 'depinvoicenumber',
      kind: 'count',
      readOnly: true,
    },
    /** How many people it needs and has; planned by a call of their own. */
    neededEmployees: {
      label: 'Medarbejdere, der skal bruges',
      wire: 'neededemployees',
      kind: 'count',
      readOnly: true,
    },
    assignedEmployees: {
      label: 'Tildelte medarbejdere',
      wire: 'assignedcount',
      kind: 'count',
      readOnly: true,
    },
    description: {
      label: 'Beskrivelse',
      wire: 'orderdescription',
      kind: 'longText',
      max: longestOrderText,
    },
    noteEmployees: {
      label: 'Besked til medarbejderne',
      wire: 'orderdescriptionemployees',
      kind: 'longText',
      max: longestOrderText,
      detail: true,
    },
    noteAdministration: {
      label: 'Besked til administrationen',
      wire: 'orderdescriptionadministration',
      kind: 'longText',
      max: longestOrderText,
      detail: true,
    },
    /** The enquiry it was made of, which then says so; said when it is made, and never after. */
    enquiryId: {
      label: 'Forespørgsel',
      wire: 'enquiryid',
      kind: 'reference',
      refersTo: 'enquiries',
      detail: true,
    },
  },
  title: ['title'],
  numbered: 'number',
  statuses: orderStatuses,
} as const satisfies RecordType;
