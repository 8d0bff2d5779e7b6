import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { id, message, request, response } from '../wire/wire.ts';

/** How many people are asked at once. */
const mostAsked = 30;

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
  },
  { timesbefore: 'timesBefore' },
);

/** Replacing a person who is absent (product K36). */
export const replaceRoutes = routesOf('planning', {
  listSubstitutes: {
    method: 'GET',
    path: '/api/substitutes',
    access: 'manager',
    summary: 'Hvem der kan tage en fraværendes vagt: ledige, hvilede og med erfaring først',
    query: request({ orderid: id }, { orderid: 'orderId' }),
    response: z.object({
      free: z.array(substitute),
      /** Busy or absent. */
      unable: z.array(z.object({ id, name: z.string(), reason: z.string() })),
    }),
    errors: ['not_found'],
  },
  replaceAbsent: {
    method: 'POST',
    path: '/apis/replace-absent',
    access: 'manager',
    summary: 'Tager en fraværende af en ordre og tilbyder vagten til andre; første ja får den',
    changes: recordChanges.orders,
    body: request(
      {
        orderid: id,
        employeeid: id,
        employees: z
          .array(id, { error: 'Vælg medarbejdere.' })
          .min(1, 'Vælg mindst én medarbejder.')
          .max(mostAsked, `En vagt kan højst tilbydes ${mostAsked} medarbejdere.`),
      },
      { orderid: 'orderId', employeeid: 'employeeId', employees: 'employeeIds' },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'person_busy'],
  },
});
