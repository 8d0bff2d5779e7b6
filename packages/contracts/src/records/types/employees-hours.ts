import type { RecordType } from '../record-type.ts';

/** Who worked when, and on which order. */
export const employeesHours = {
  name: 'employeeshours',
  noun: 'tidsregistrering',
  plural: 'tidsregistreringer',
  fields: {
    employeeId: {
      label: 'Medarbejder',
      wire: 'employeeid',
      kind: 'reference',
      refersTo: 'employees',
      required: true,
    },
    name: { label: 'Navn', kind: 'text', readOnly: true },
    department: { label: 'Afdeling', kind: 'text', readOnly: true },
    orderId: { label: 'Ordre', wire: 'orderID', kind: 'reference', refersTo: 'orders' },
    orderTitle: { label: 'Ordre', wire: 'ordertittle', kind: 'text', readOnly: true },
    date: { label: 'Dato', kind: 'date', required: true },
    fromTime: { label: 'Fra', wire: 'fromtime', kind: 'time', required: true },
    toTime: { label: 'Til', wire: 'totime', kind: 'time', required: true },
  },
  title: ['name'],
  toldApartBy: ['date', 'fromTime'],
} as const satisfies RecordType;
