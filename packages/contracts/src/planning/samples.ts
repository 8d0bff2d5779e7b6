import { sampleIds, sampleOrderNumber } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import { sampleOrder } from '../records/work.samples.ts';
import type { planningRoutes } from './routes.ts';

const time = {
  startdate: sampleOrder.orderdatestart,
  enddate: sampleOrder.orderdateend,
  timestart: sampleOrder.timestart,
  timedone: sampleOrder.timedone,
};
const person = { id: sampleIds.employee, name: 'Jonas Lind', department: 'Opstilling' };
const assigned = {
  ...person,
  status: 2 as const,
  active: 1 as const,
  absent: 0 as const,
  offered: 0 as const,
  selling: 0 as const,
  bookings: [],
  rest: null,
};
const booking = {
  ordernumber: 2,
  title: 'Premierereception',
  from: '2026-04-10T15:00',
  to: '2026-04-10T23:00',
};
const busy = {
  ...assigned,
  id: sampleIds.colleague,
  name: 'Ali Hassan',
  status: 4 as const,
  bookings: [booking],
};

export const planningSamples: SamplesOf<typeof planningRoutes> = {
  listOrderEmployees: { response: [person] },
  listEmployeesAtDate: { query: time, response: [{ ...assigned, status: 1 }, busy] },
  listOrderUsers: { query: { orderid: sampleIds.order, ...time }, response: [assigned] },
  getAvailableEmployees: {
    query: { orderid: sampleIds.order, ...time },
    response: {
      availableEmployees: [busy],
      assignedEmployees: [assigned],
      allCanRequest: true,
      neededEmployees: 4,
      requestable: 1,
      requestableamount: 3,
      version: 2,
    },
  },
  listComingOrders: {
    query: { employeeid: sampleIds.employee },
    response: [booking],
  },
  listUnderstaffedOrders: {
    response: [
      {
        ordernumber: sampleOrderNumber,
        tittle: sampleOrder.tittle,
        orderdatestart: sampleOrder.orderdatestart,
        neededEmployees: 4,
        assignedcount: 1,
      },
    ],
  },
  assignEmployees: {
    body: {
      orderid: sampleIds.order,
      employees: [sampleIds.colleague],
      allCanRequest: true,
      neededEmployees: 4,
    },
    response: { message: 'Planen er gemt.' },
  },
};
