import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { dateText, timeText } from '../wire/wire-dates.ts';
import { blankable, flag, id, request, response } from '../wire/wire.ts';
import { personStatus } from './person-status.ts';

export const timeNames = {
  startdate: 'startDate',
  enddate: 'endDate',
  timestart: 'startTime',
  timedone: 'endTime',
} as const;
/** Without times: those of the order where the days are its own, else whole days. */
export const timeShape = {
  startdate: dateText,
  enddate: dateText,
  timestart: blankable(timeText),
  timedone: blankable(timeText),
};
export const orderNames = { orderid: 'orderId', ...timeNames } as const;

/** An order that a person is booked for; `from` and `to` are 'yyyy-mm-ddTHH:mm' on Danish clocks. */
export const booking = response(
  { ordernumber: z.int(), title: z.string(), from: z.string(), to: z.string() },
  { ordernumber: 'orderNumber' },
);

/** Hours of rest to the nearest booking, where they are fewer than 11; `before` says on which side. */
const shortRest = response({ hours: z.number(), before: flag }, { before: 'isBefore' });

/** A person with their status towards an order and its time (product S15). */
export const plannedPerson = response(
  {
    id,
    name: z.string(),
    department: z.string(),
    status: personStatus,
    active: flag,
    absent: flag,
    /** A shift of the order is offered to the person. */
    offered: flag,
    /** The person's shift is for sale. */
    selling: flag,
    /** On other orders, from a day before to a day after. */
    bookings: z.array(booking),
    rest: shortRest.nullable(),
  },
  { active: 'isActive', absent: 'isAbsent', offered: 'isOffered', selling: 'isSelling' },
);
export type PlannedPerson = z.output<typeof plannedPerson>;

/** The people of an order's time, and how many it needs. */
export const staff = response(
  {
    availableEmployees: z.array(plannedPerson),
    assignedEmployees: z.array(plannedPerson),
    allCanRequest: z.boolean(),
    neededEmployees: z.int(),
    /** 1 when all may request to join. */
    requestable: flag,
    /** How many places may still be asked for. */
    requestableamount: z.int(),
    /** The order's version; 0 without an order. */
    version: z.int(),
  },
  { requestableamount: 'requestableAmount' },
);

/** By itself: the page of an order loads it without the other calls of planning. */
export const availabilityRoutes = routesOf('planning', {
  getAvailableEmployees: {
    method: 'GET',
    path: '/api/available-employees',
    access: 'manager',
    summary: 'Hvem der er tildelt, ledig, optaget og fraværende i en ordres tid; også uden ordre',
    query: request({ orderid: blankable(id), ...timeShape }, orderNames),
    response: staff,
    errors: ['not_found'],
  },
});
