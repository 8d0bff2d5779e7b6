import * as z from 'zod';

import { orderStatus } from '../orders/order-status.ts';
import { absenceStatus, absenceTypeNames } from '../vacation/absence-type.ts';
import { flag, id, response } from '../wire/wire.ts';

/** The names of an order's time on the wire. */
export const timeNames = {
  startdate: 'startDate',
  enddate: 'endDate',
  timestart: 'startTime',
  timedone: 'endTime',
} as const;
export const answeredTime = {
  startdate: z.string(),
  enddate: z.string(),
  timestart: z.string(),
  timedone: z.string(),
};
const ids = z.array(z.string());
/** A lane of the planner. */
const plannerPerson = response(
  {
    id,
    name: z.string(),
    department: z.string(),
    active: flag,
    /** The birthday from which the rules for adults hold; '' for adults. */
    eighteenOn: z.string(),
    /** From when the rules on rest do not hold for the person; '' for never. */
    selfOrganiserFrom: z.string(),
    /** Norm of the first week that is shown, in hundredths of an hour. */
    weeknorm: z.int(),
  },
  { active: 'isActive', weeknorm: 'weekNorm' },
);
export type PlannerPerson = z.output<typeof plannerPerson>;

const plannerOrder = response(
  {
    id,
    ordernumber: z.int(),
    tittle: z.string(),
    customer: z.string(),
    place: z.string(),
    status: orderStatus,
    ...answeredTime,
    neededEmployees: z.int(),
    /** How many are missing, absent people subtracted (product O23); 0 once it is done. */
    missing: z.int(),
    allCanRequest: z.boolean(),
    assigned: ids,
    requested: ids,
    offered: ids,
    selling: ids,
    version: z.int(),
  },
  {
    ...timeNames,
    ordernumber: 'number',
    tittle: 'title',
    assigned: 'assignedIds',
    requested: 'requestedIds',
    offered: 'offeredIds',
    selling: 'sellingIds',
  },
);
export type PlannerOrder = z.output<typeof plannerOrder>;

/** Times are 'yyyy-mm-ddTHH:mm' on Danish clocks. */
const personTime = { employeeId: id, from: z.string(), to: z.string() };
const plannerAbsence = z.object({
  ...personTime,
  type: z.enum(absenceTypeNames),
  status: absenceStatus,
});
export type PlannerAbsence = z.output<typeof plannerAbsence>;

export const plan = response(
  {
    people: z.array(plannerPerson),
    orders: z.array(plannerOrder),
    /** Approved and pending; empty on a plan without holiday (product K10). */
    absences: z.array(plannerAbsence),
    /** Shifts of the weeks around, by which rest is judged. */
    near: z.array(
      response(
        { ordernumber: z.int(), from: z.string(), to: z.string(), assigned: ids },
        { ordernumber: 'number', assigned: 'assignedIds' },
      ),
    ),
    /** Timers that run; `startedAt` is ISO UTC. */
    running: z.array(z.object({ employeeId: id, projectId: z.string(), startedAt: z.string() })),
  },
  {},
);
export type Plan = z.output<typeof plan>;

const copiedPerson = response(
  {
    id,
    name: z.string(),
    /** Why the person cannot come: '' for none. */
    problem: z.string(),
  },
  {},
);
export const copyPreview = response(
  {
    orderid: id,
    ordernumber: z.int(),
    tittle: z.string(),
    ...answeredTime,
    /** An order of this title and time is there already. */
    exists: flag,
    people: z.array(copiedPerson),
  },
  { ...timeNames, orderid: 'orderId', ordernumber: 'number', tittle: 'title', exists: 'isThere' },
);
export type CopyPreview = z.output<typeof copyPreview>;
