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
          people: [person],
          seller: '',
          warnings: [],
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
    body: { orderId: sampleIds.order, employeeId: sampleIds.employee, accept: 1 },
    response: { message: 'Jonas Lind har fået vagten.' },
  },
  offerShift: {
    body: { orderId: sampleIds.order, employees: [sampleIds.employee] },
    response: { message: 'Vagten er tilbudt 1 medarbejder.' },
  },
  startStopShift: {
    body: { orderId: sampleIds.order, selectedDate: day.date },
    response: { message: 'Din vagt er startet.' },
  },
};
