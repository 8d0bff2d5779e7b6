import { sampleIds } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import { sampleOrder } from '../records/work.samples.ts';
import type { calendarRoutes } from './routes.ts';

const order = {
  id: sampleIds.order,
  orderid: 1,
  title: sampleOrder.tittle,
  tittle: sampleOrder.tittle,
  customer: 'Aarhus Teater',
  invoicenumber: 0,
  depinvoicenumber: 0,
  orderdatestart: sampleOrder.orderdatestart,
  orderdateend: sampleOrder.orderdateend,
  timestart: sampleOrder.timestart,
  timedone: sampleOrder.timedone,
  orderdescriptionemployees: 'Mød ved personaleindgangen.',
  orderdescriptionadministration: '',
  jobrunning: 0 as const,
  place: 'Teatergaden 1, 8000 Aarhus C',
  contactname: 'Lone Krogh',
  contactphone: '22 33 44 55',
  neededemployees: 4,
  assignedcount: 3,
};
const person = { id: sampleIds.employee, name: 'Jonas Lind' };
const colleague = { id: sampleIds.colleague, name: 'Ali Hassan' };
const ownShift = {
  id: sampleIds.order,
  orderid: 1,
  title: sampleOrder.tittle,
  orderdatestart: sampleOrder.orderdatestart,
  orderdateend: sampleOrder.orderdateend,
  timestart: sampleOrder.timestart,
  timedone: sampleOrder.timedone,
  place: 'Aarhus C',
};
const otherShift = { ...ownShift, id: '2', orderid: 2, title: 'Premierereception' };
const day = { date: sampleOrder.orderdatestart };
const year = sampleOrder.orderdatestart.slice(0, 4);

export const calendarSamples: SamplesOf<typeof calendarRoutes> = {
  countShiftRequests: { response: { pending: 1, date: day.date } },
  listCalendarDays: { query: { year }, response: { [day.date]: 2 } },
  listOrdersOfDay: {
    query: day,
    response: {
      orders: [{ ...order, status: 1, daystatus: 2, people: [person], requests: [] }],
      vacation: [{ name: 'Ali Hassan', status: 1 }],
    },
  },
  listOwnCalendarDays: { query: { year }, response: { activatedDates: { [day.date]: 7 } } },
  listOwnOrdersOfDay: {
    query: day,
    response: {
      orders: [
        {
          ...order,
          orderdescriptionadministration: '',
          status: 7,
          statustext: 'Min vagt',
          people: [{ ...person, haspicture: 0 }],
          seller: '',
          warnings: [],
          swap: null,
          actionable: 1,
        },
      ],
      vacation: null,
      vacations: [],
    },
  },
  requestShift: {
    body: { orderId: sampleIds.order, status: 1 },
    response: { message: 'Du har anmodet om vagten.' },
  },
  answerShiftRequest: {
    body: {
      orderId: sampleIds.order,
      employeeId: sampleIds.employee,
      accept: 1,
      note: 'Mød ved porten.',
    },
    response: { message: 'Jonas Lind har fået vagten.' },
  },
  declineOffer: {
    body: { orderId: sampleIds.order },
    response: { message: 'Du har sagt nej til vagten.' },
  },
  offerShift: {
    body: { orderId: sampleIds.order, employees: [sampleIds.employee] },
    response: { message: 'Vagten er tilbudt 1 medarbejder.' },
  },
  listSwapChoices: {
    query: { orderId: sampleIds.order },
    response: [{ employee: colleague, shift: otherShift, warnings: [] }],
  },
  listSwaps: {
    response: [
      {
        proposer: { employee: person, shift: ownShift, warnings: [] },
        colleague: { employee: colleague, shift: otherShift, warnings: [] },
      },
    ],
  },
  proposeSwap: {
    body: {
      orderId: sampleIds.order,
      employeeId: sampleIds.colleague,
      otherOrderId: otherShift.id,
    },
    response: { message: 'Dit forslag er sendt.' },
  },
  answerSwap: {
    body: { orderId: sampleIds.order, otherOrderId: otherShift.id, accept: 1 },
    response: { message: 'Du har sagt ja. En leder skal godkende byttet.' },
  },
  decideSwap: {
    body: {
      orderId: sampleIds.order,
      employeeId: sampleIds.employee,
      otherOrderId: otherShift.id,
      accept: 1,
      note: '',
    },
    response: { message: 'Vagterne er byttet.' },
  },
  startStopShift: {
    body: { orderId: sampleIds.order, selectedDate: day.date },
    response: { message: 'Din vagt er startet.' },
  },
  showCalendarFeed: {
    params: { file: sampleIds.calendarFile },
    response: { content: '', mediaType: 'text/calendar; charset=utf-8' },
  },
  getCalendarAddress: { response: { madeat: '2026-04-01T09:00:00.000Z' } },
  createCalendarAddress: {
    response: { url: `https://driftig.example/ical/${sampleIds.calendarFile}` },
  },
  removeCalendarAddress: {
    response: { message: 'Kalenderadressen er slukket. Den virker ikke længere.' },
  },
};
