import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { version } from '../records/record-schemas.ts';
import { dateText, timeText } from '../wire/wire-dates.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { blankable, flag, id, message, request, response, yesOrNo } from '../wire/wire.ts';
import { neededEmployees } from './needed-employees.ts';
import { plannerSpecs } from './planner-routes.ts';
import { replaceRoutes } from './replace-routes.ts';
import { mostAssigned, personStatus } from './person-status.ts';

const timeNames = {
  startdate: 'startDate',
  enddate: 'endDate',
  timestart: 'startTime',
  timedone: 'endTime',
} as const;
/** Without times: those of the order where the days are its own, else whole days. */
const timeShape = {
  startdate: dateText,
  enddate: dateText,
  timestart: blankable(timeText),
  timedone: blankable(timeText),
};
const orderNames = { orderid: 'orderId', ...timeNames } as const;

/** An order that a person is booked for; `from` and `to` are 'yyyy-mm-ddTHH:mm' on Danish clocks. */
const booking = response(
  { ordernumber: z.int(), title: z.string(), from: z.string(), to: z.string() },
  { ordernumber: 'orderNumber' },
);

/** Hours of rest to the nearest booking, where they are fewer than 11; `before` says on which side. */
const shortRest = response({ hours: z.number(), before: flag }, { before: 'isBefore' });

/** A person with their status towards an order and its time (product S15). */
const plannedPerson = response(
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
const staff = response(
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

export const planningRoutes = routesOf('planning', {
  listOrderEmployees: {
    method: 'GET',
    path: '/api/getOrderEmployees',
    access: 'manager',
    summary: 'Aktive medarbejdere, der kan planlægges',
    response: z.array(z.object({ id, name: z.string(), department: z.string() })),
  },
  listEmployeesAtDate: {
    method: 'GET',
    path: '/api/all-employees-check-date',
    access: 'manager',
    summary: 'Alle aktive medarbejdere, og hvem der er optaget i en periode',
    query: request(timeShape, timeNames),
    response: z.array(plannedPerson),
  },
  listOrderUsers: {
    method: 'GET',
    path: '/api/order-users',
    access: 'manager',
    summary: 'De medarbejdere, der er tildelt en ordre',
    query: request({ orderid: id, ...timeShape }, orderNames),
    response: z.array(plannedPerson),
    errors: ['not_found'],
  },
  getAvailableEmployees: {
    method: 'GET',
    path: '/api/available-employees',
    access: 'manager',
    summary: 'Hvem der er tildelt, ledig, optaget og fraværende i en ordres tid; også uden ordre',
    query: request({ orderid: blankable(id), ...timeShape }, orderNames),
    response: staff,
    errors: ['not_found'],
  },
  listComingOrders: {
    method: 'GET',
    path: '/api/coming-orders',
    access: 'manager',
    summary: 'De ordrer, en medarbejder er planlagt på i det næste år, nærmeste først',
    query: request({ employeeid: id }, { employeeid: 'employeeId' }),
    response: z.array(booking),
    errors: ['not_found'],
  },
  listUnderstaffedOrders: {
    method: 'GET',
    path: '/api/understaffed-orders',
    access: 'manager',
    summary: 'Ordrer i de næste 14 dage, der mangler medarbejdere, nærmeste først',
    response: z.array(
      response(
        {
          ordernumber: z.int(),
          tittle: z.string(),
          orderdatestart: z.string(),
          neededEmployees: z.int(),
          assignedcount: z.int(),
        },
        {
          ordernumber: 'number',
          tittle: 'title',
          orderdatestart: 'startDate',
          assignedcount: 'assignedEmployees',
        },
      ),
    ),
  },
  assignEmployees: {
    method: 'POST',
    path: '/apis/assign-employee-to-order',
    access: 'manager',
    summary: 'Sætter hele listen af medarbejdere på en ordre, og hvor mange den skal bruge',
    changes: recordChanges.orders,
    body: editRequest(
      {
        orderid: id,
        employees: z
          .array(id, { error: 'Vælg medarbejdere.' })
          .max(mostAssigned, `Der kan højst tildeles ${mostAssigned} medarbejdere.`),
        allCanRequest: yesOrNo,
        neededEmployees,
        version,
      },
      { orderid: 'orderId', employees: 'employeeIds' },
      fieldsOf(staff),
    ),
    response: message,
    errors: ['not_found', 'conflict', 'person_busy'],
  },
  ...replaceRoutes,
  ...plannerSpecs,
});
