import type { RecordType } from '../record-type.ts';

/** Who worked when, and on which order. */
export const employeesHours = {
  name: 'employeeshours',
  noun: 'timeregistrering',
  plural: 'timeregistreringer',
  fields: {
    employeeId: {
      label: 'Medarbejder',
      wire: 'employeeid',
      kind: 'reference',
      refersTo: 'employees',
      keptIn: ['name'],
      required: true,
    },
    name: { label: 'Navn', kind: 'text', readOnly: true, column: true, search: true },
    department: { label: 'Afdeling', kind: 'text', readOnly: true, column: true, search: true },
    orderId: {
      label: 'Ordre',
      wire: 'orderID',
      kind: 'reference',
      refersTo: 'orders',
      keptIn: ['orderTitle'],
    },
    orderTitle: {
      label: 'Ordre',
      wire: 'ordertittle',
      kind: 'text',
      readOnly: true,
      column: true,
      search: true,
    },
    date: { label: 'Dato', kind: 'date', required: true, column: true, search: true },
    fromTime: { label: 'Fra', wire: 'fromtime', kind: 'time', required: true, column: true },
    toTime: { label: 'Til', wire: 'totime', kind: 'time', required: true, column: true },
  },
  title: ['name'],
  toldApartBy: ['date', 'fromTime'],
  sort: '-date',
  dated: 'date',
} as const satisfies RecordType;
