import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { orderIdOrNumber } from '../orders/order-number.ts';
import { recordChanges } from '../records/record-changes.ts';
import { absenceStatus } from '../vacation/absence-type.ts';
import { absenceEntry } from '../vacation/entry.ts';
import { dateText } from '../wire/wire-dates.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import { breakMinutes } from '../time/entry.ts';
import { blankable, id, message, request, yesOrNo } from '../wire/wire.ts';
import { answerNote } from './answer-note.ts';
import { feedRoutes } from './feed.ts';
import { employeeOrder, managerOrder } from './orders-of-day.ts';
import { requestCountRoutes } from './request-count.ts';
import { swapRoutes } from './swap-routes.ts';
import { dayStatus, sentShiftStatus, shiftStatus } from './statuses.ts';

const calendarYear = wholeNumber({ min: 1900, max: 2200, error: 'Skriv et årstal.' });
const ofDay = request({ date: dateText }, {});
const orderOf = { orderId: orderIdOrNumber };

/** To how many people a shift is offered at once. */
const mostOffered = 30;

/** A change of who works shows in every list of orders, in planning, and in the calendars. */
const shiftChanges = recordChanges.orders;

const otherRoutes = routesOf('calendar', {
  listCalendarDays: {
    method: 'GET',
    path: '/api/calender-activated-dates',
    access: 'manager',
    summary: 'Årets dage med status 0-7; en dag uden ordrer er ikke med',
    query: request({ year: calendarYear }, {}),
    response: z.record(z.string(), dayStatus),
  },
  listOrdersOfDay: {
    method: 'GET',
    path: '/api/orders-by-date',
    access: 'manager',
    summary: 'En dags ordrer, og hvem der er fraværende',
    query: ofDay,
    response: z.object({
      orders: z.array(managerOrder),
      /** Pending and approved absences. */
      vacation: z.array(z.object({ name: z.string(), status: absenceStatus })),
    }),
  },
  listOwnCalendarDays: {
    method: 'GET',
    path: '/api/calender-activated-dates-employees',
    access: 'member',
    summary: 'Årets dage med status 0-9 for den, der spørger; uden år det nuværende',
    query: request({ year: calendarYear.optional() }, {}),
    response: z.object({ activatedDates: z.record(z.string(), shiftStatus) }),
  },
  listOwnOrdersOfDay: {
    method: 'GET',
    path: '/api/orders-by-date-employee',
    access: 'member',
    summary: 'En dags vagter og eget fravær for den, der spørger',
    query: ofDay,
    response: z.object({
      orders: z.array(employeeOrder),
      /** The first of the day's absences; null for none. */
      vacation: absenceEntry.nullable(),
      vacations: z.array(absenceEntry),
    }),
  },
  requestShift: {
    method: 'POST',
    path: '/apis/request-shift',
    access: 'member',
    summary:
      'Anmoder om, tager, accepterer, sælger eller annullerer en vagt ud fra den viste status',
    changes: shiftChanges,
    body: request({ ...orderOf, status: sentShiftStatus }, {}),
    response: message,
    errors: ['not_found', 'conflict', 'person_busy', 'key_reused'],
    idempotent: true,
  },
  answerShiftRequest: {
    method: 'POST',
    path: '/apis/answer-shift-request',
    access: 'manager',
    summary: 'Svarer ja eller nej til en medarbejders anmodning om en vagt',
    changes: shiftChanges,
    body: request(
      { ...orderOf, employeeId: id, accept: yesOrNo, note: answerNote },
      { accept: 'isAccepted' },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'person_busy'],
  },
  offerShift: {
    method: 'POST',
    path: '/apis/offer-shift',
    access: 'manager',
    summary:
      'Tilbyder en ordres ledige vagter til hele listen af medarbejdere; den første, der siger ja, får den',
    changes: shiftChanges,
    body: request(
      {
        ...orderOf,
        employees: z
          .array(id, { error: 'Vælg medarbejdere.' })
          .max(mostOffered, `En vagt kan højst tilbydes ${mostOffered} medarbejdere.`),
      },
      { employees: 'employeeIds' },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'person_busy'],
  },
  declineOffer: {
    method: 'POST',
    path: '/apis/decline-shift-offer',
    access: 'member',
    summary: 'Siger nej til en vagt, man tilbydes',
    changes: shiftChanges,
    body: request(orderOf, {}),
    response: message,
    errors: ['not_found', 'conflict'],
  },
  ...swapRoutes,
  startStopShift: {
    method: 'POST',
    path: '/apis/start-stop-handle-shift',
    access: 'member',
    summary: 'Starter uret på en vagt eller stopper det; timerne afventer godkendelse',
    changes: ['time', 'calendar', 'listPlan'],
    body: request(
      {
        ...orderOf,
        selectedDate: dateText,
        /** The state on the screen; without it the running timer decides. */
        jobrunning: yesOrNo.optional(),
        /** Break of a shift that ends, in minutes. */
        breakMinutes: blankable(breakMinutes),
      },
      { jobrunning: 'isRunning' },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'timer_runs', 'key_reused'],
    idempotent: true,
  },
});

export const calendarRoutes = { ...requestCountRoutes, ...otherRoutes, ...feedRoutes };
