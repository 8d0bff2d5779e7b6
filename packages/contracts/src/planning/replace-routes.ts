import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { text } from '../wire/text.ts';
import { blankable, flag, id, message, request, response } from '../wire/wire.ts';
import { answeredTime, timeNames } from './planner-answers.ts';

/** How many people are asked at once. */
const mostAsked = 30;

/** The most letters of the message to the people who are asked. */
export const longestOfferText = 500;

const wholeHour = z.iso
  .datetime({ local: true, precision: -1, error: 'Vælg et helt klokkeslæt.' })
  .regex(/:00$/, 'Vælg et helt klokkeslæt.');

/** A person who is free at the time of the shift. */
const substitute = response(
  {
    id,
    name: z.string(),
    department: z.string(),
    /** How many of the customer's latest orders they have worked on. */
    timesbefore: z.int(),
    /** The rules on rest and working time that the shift would break. */
    warnings: z.array(z.string()),
    /** Planned hours in the week of the shift without it and with it, in hundredths of an hour. */
    weekbefore: z.int(),
    weekafter: z.int(),
    /** Other shifts from the day before to two days after, on Danish clocks. */
    bookings: z.array(z.object({ from: z.string(), to: z.string() })),
    /** '' where none is known. */
    phone: z.string(),
    /** The shift is offered to them already. */
    offered: flag,
  },
  {
    timesbefore: 'timesBefore',
    weekbefore: 'weekBefore',
    weekafter: 'weekAfter',
    offered: 'isOffered',
  },
);
export type Substitute = z.output<typeof substitute>;

/** A person who was asked to take the shift. */
const askedPerson = response(
  {
    id,
    name: z.string(),
    /** '' where none is known. */
    phone: z.string(),
    /**
     * Sent, seen as a notification, or answered; `waits` is a yes that a manager must approve; `ended`: another took
     * it.
     */
    answer: z.enum(['sent', 'seen', 'no', 'waits', 'yes', 'ended']),
  },
  {},
);
export type AskedPerson = z.output<typeof askedPerson>;

/** The order whose shift is to be taken. */
const lackingOrder = response(
  {
    ordernumber: z.int(),
    tittle: z.string(),
    customer: z.string(),
    ...answeredTime,
    /** How many are missing, absent people subtracted. */
    missing: z.int(),
  },
  { ...timeNames, ordernumber: 'number', tittle: 'title' },
);

/** Replacing a person who is absent (product K36). */
export const replaceRoutes = routesOf('planning', {
  listSubstitutes: {
    method: 'GET',
    path: '/api/substitutes',
    access: 'manager',
    summary: 'Hvem der kan tage en fraværendes vagt: ledige, hvilede og med erfaring først',
    query: request({ orderid: id }, { orderid: 'orderId' }),
    response: response(
      {
        order: lackingOrder,
        /** People of the order who are absent in its time. */
        absent: z.array(response({ id, name: z.string(), sick: flag }, { sick: 'isSick' })),
        /** The people who were asked, with their answers; also after one of them has taken the shift. */
        asked: z.array(askedPerson),
        /** The manager is notified where no person has said yes by then, on Danish clocks; '' for no time. */
        answerby: z.string(),
        free: z.array(substitute),
        /** Busy or absent. */
        unable: z.array(z.object({ id, name: z.string(), reason: z.string() })),
      },
      { answerby: 'answerBy' },
    ),
    errors: ['not_found'],
  },
  replaceAbsent: {
    method: 'POST',
    path: '/apis/replace-absent',
    access: 'manager',
    summary:
      'Tager en fraværende af en ordre og tilbyder vagten til andre; uden employeeid tilbydes en ledig plads. Første ja får den',
    changes: recordChanges.orders,
    body: request(
      {
        orderid: id,
        employeeid: blankable(id),
        employees: z
          .array(id, { error: 'Vælg medarbejdere.' })
          .min(1, 'Vælg mindst én medarbejder.')
          .max(mostAsked, `En vagt kan højst tilbydes ${mostAsked} medarbejdere.`),
        message: text(longestOfferText).optional(),
        /** A whole hour on Danish clocks. */
        answerby: blankable(wholeHour),
      },
      {
        orderid: 'orderId',
        employeeid: 'employeeId',
        employees: 'employeeIds',
        answerby: 'answerBy',
      },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'person_busy'],
  },
});
