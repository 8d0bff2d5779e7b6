import * as z from 'zod';

import { face } from '../employees/face.ts';
import { orderStatus } from '../orders/order-status.ts';
import { flag, id, response } from '../wire/wire.ts';
import { dayStatus, shiftStatus } from './statuses.ts';
import { shiftInSwap } from './shift-in-swap.ts';

/** Fields that both answers have; some of an employee's are empty (product K19). */
const orderFields = {
  id,
  orderid: z.int(),
  title: z.string(),
  tittle: z.string(),
  customer: z.string(),
  invoicenumber: z.int(),
  depinvoicenumber: z.int(),
  orderdatestart: z.string(),
  orderdateend: z.string(),
  timestart: z.string(),
  timedone: z.string(),
  orderdescriptionemployees: z.string(),
  orderdescriptionadministration: z.string(),
  /** 1 while a shift runs on it (product S22). */
  jobrunning: flag,
  /** Where it is: the whole address, or the town alone. */
  place: z.string(),
  /** The contact on site; the phone for managers and employees on the order alone. */
  contactname: z.string(),
  contactphone: z.string(),
  neededemployees: z.int(),
  assignedcount: z.int(),
};
const orderNames = {
  orderid: 'number',
  tittle: 'titleToo',
  invoicenumber: 'invoiceNumber',
  depinvoicenumber: 'depositInvoiceNumber',
  orderdatestart: 'startDate',
  orderdateend: 'endDate',
  timestart: 'startTime',
  timedone: 'endTime',
  orderdescriptionemployees: 'noteEmployees',
  orderdescriptionadministration: 'noteAdministration',
  jobrunning: 'isRunning',
  contactname: 'contactName',
  contactphone: 'contactPhone',
  neededemployees: 'neededEmployees',
  assignedcount: 'assignedEmployees',
} as const;

/** A person who asked for a shift, or works on it. */
const person = z.object({ id, name: z.string() });

/** An order of a day as managers see it. */
export const managerOrder = response(
  {
    ...orderFields,
    status: orderStatus,
    /** The order's own status in the colours of the year (product S11). */
    daystatus: dayStatus,
    people: z.array(person),
    requests: z.array(person),
  },
  { ...orderNames, daystatus: 'dayStatus' },
);
export type ManagerOrder = z.output<typeof managerOrder>;

/** A swap of the employee's shift that waits for an answer (product K35). */
const ownSwap = response(
  {
    /** 1 when the employee proposed it. */
    proposed: flag,
    /** 1 once the colleague has said yes, so that it waits for a manager. */
    accepted: flag,
    /** The colleague's name. */
    name: z.string(),
    /** The shift that the employee gets. */
    other: shiftInSwap,
    /** The rules on rest and working time that the employee would break with it. */
    warnings: z.array(z.string()),
  },
  { proposed: 'isProposed', accepted: 'isAccepted' },
);

/** An order of a day for an employee; `status` is the status of its shift (product S12). */
export const employeeOrder = response(
  {
    ...orderFields,
    status: shiftStatus,
    /** The status in words. */
    statustext: z.string(),
    /** The employee's colleagues; empty where they are not on the order. */
    people: z.array(face),
    /** The seller's name; '' where no shift is for sale. */
    seller: z.string(),
    /** The rules on rest and working time that taking it would break (product K18). */
    warnings: z.array(z.string()),
    /** The swap in which the employee gives this shift; null for none. */
    swap: ownSwap.nullable(),
    /** 1 while the date and its end are still to come, so that there is something to do. */
    actionable: flag,
  },
  { ...orderNames, statustext: 'statusText', actionable: 'isActionable' },
);
export type EmployeeOrder = z.output<typeof employeeOrder>;
