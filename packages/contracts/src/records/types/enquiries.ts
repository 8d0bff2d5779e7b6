import type { RecordStatus, RecordType } from '../record-type.ts';

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
