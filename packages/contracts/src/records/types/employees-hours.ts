import type { RecordType } from '../record-type.ts';

/** Time reports in the documented list: who worked when, and on which order (product T14). */
export const employeesHours = {
  name: 'employeeshours',
  noun: 'tidsregistrering',
  plural: 'tidsregistreringer',
  without: ['create', 'update', 'delete'],
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
    /** The order or the internal project. */
    orderTitle: { label: 'Projekt', wire: 'ordertittle', kind: 'text', readOnly: true },
    date: { label: 'Dato', kind: 'date', required: true },
    /** '' where hours alone were registered. */
    fromTime: { label: 'Fra', wire: 'fromtime', kind: 'time' },
    toTime: { label: 'Til', wire: 'totime', kind: 'time' },
    hours: { label: 'Timer', kind: 'quantity', readOnly: true },
  },
  title: ['name'],
  toldApartBy: ['date', 'fromTime'],
} as const satisfies RecordType;
