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
    name: { label: 'Navn', kind: 'text', required: true, max: 120 },
    event: { label: 'Anledning', kind: 'text', max: 120 },
    date: { label: 'Dato', kind: 'date', required: true },
    participants: { label: 'Deltagere', wire: 'numberofparticipants', kind: 'count' },
    fromTime: { label: 'Fra kl.', wire: 'fromtime', kind: 'time' },
    toTime: { label: 'Til kl.', wire: 'totime', kind: 'time' },
    phone: { label: 'Telefon', kind: 'phone', max: 40 },
    email: { label: 'E-mail', kind: 'email' },
    from: { label: 'Fra sted', kind: 'text', max: 120 },
    to: { label: 'Til sted', kind: 'text', max: 120 },
    decoration: { label: 'Pynt', kind: 'text', max: 200 },
    drinks: { label: 'Drikkevarer', kind: 'text', max: 200 },
    includingBottle: { label: 'Med flaske', wire: 'includingbottle', kind: 'yesNo' },
    status: { label: 'Status', kind: 'status' },
    message: { label: 'Besked', kind: 'longText', max: 4000 },
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
  statuses: enquiryStatuses,
} as const satisfies RecordType;
