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

const copiedTo = '2027-05-12';
const sampleCopy = { orderid: sampleIds.order, startdate: copiedTo };

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
  listPlan: {
    query: { from: '2026-04-06', to: '2026-04-12' },
    response: {
      people: [{ ...person, active: 1, eighteenOn: '', selfOrganiserFrom: '', weeknorm: 3700 }],
      orders: [
        {
          id: sampleIds.order,
          ordernumber: sampleOrderNumber,
          tittle: sampleOrder.tittle,
          customer: 'Skagen Bryghus',
          place: 'Havnegade 4, 9990 Skagen',
          status: 1,
          ...time,
          neededEmployees: 2,
          missing: 1,
          allCanRequest: false,
          assigned: [sampleIds.employee],
          requested: [],
          offered: [],
          selling: [],
          version: 2,
        },
      ],
      absences: [
        {
          employeeId: sampleIds.colleague,
          from: '2026-04-09T00:00',
          to: '2026-04-11T00:00',
          type: 'vacation',
          status: 1,
        },
      ],
      near: [
        { ordernumber: 2, from: booking.from, to: booking.to, assigned: [sampleIds.colleague] },
      ],
      running: [],
    },
  },
  listSubstitutes: {
    query: { orderid: sampleIds.order },
    response: {
      order: {
        ordernumber: sampleOrderNumber,
        tittle: sampleOrder.tittle,
        customer: 'Aarhus Teater',
        ...time,
        missing: 1,
      },
      absent: [{ id: sampleIds.employee, name: 'Jonas Lind', sick: 1 }],
      asked: [{ id: sampleIds.colleague, name: 'Ali Hassan', phone: '', answer: 'no' }],
      answerby: '2026-04-10T12:00',
      free: [
        {
          ...person,
          timesbefore: 4,
          warnings: [],
          weekbefore: 1800,
          weekafter: 2600,
          bookings: [{ from: '2026-04-11T12:00', to: '2026-04-11T22:00' }],
          phone: '20304050',
          offered: 0,
        },
      ],
      unable: [{ id: sampleIds.colleague, name: 'Ali Hassan', reason: 'Fraværende' }],
    },
  },
  replaceAbsent: {
    body: {
      orderid: sampleIds.order,
      employeeid: sampleIds.employee,
      employees: [sampleIds.colleague],
      message: 'Kan du tage vagten? Sig ja i appen, så er den din.',
    },
    response: {
      message: 'Vagten er tilbudt 1 medarbejder. Den første, der siger ja, får den.',
    },
  },
  checkShift: {
    body: { orderid: sampleIds.order, employees: [sampleIds.employee], ...time },
    response: {
      people: [
        {
          id: sampleIds.employee,
          name: 'Jonas Lind',
          warnings: ['Kun 9 t. hvile. Loven kræver 11.'],
        },
      ],
    },
  },
  moveShift: {
    body: {
      orderid: sampleIds.order,
      employees: [sampleIds.colleague],
      ...time,
      startdate: copiedTo,
      enddate: copiedTo,
    },
    response: { message: 'Planen er gemt.' },
  },
  previewCopies: {
    body: { copies: [sampleCopy], people: true },
    response: {
      copies: [
        {
          orderid: sampleIds.order,
          ordernumber: sampleOrderNumber,
          tittle: sampleOrder.tittle,
          ...time,
          startdate: copiedTo,
          enddate: copiedTo,
          exists: 0,
          people: [{ id: sampleIds.employee, name: 'Jonas Lind', problem: '' }],
        },
      ],
    },
  },
  copyOrder: {
    body: { ...sampleCopy, employees: [] },
    response: { id: '2.0rder002', ordernumber: 2 },
  },
};
