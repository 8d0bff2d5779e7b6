import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { id, message, request, response, yesOrNo } from '../wire/wire.ts';
import { answerNote } from './answer-note.ts';
import { shiftInSwap } from './shift-in-swap.ts';

/** A colleague's shift that fits, and the person who would give it. */
const swapChoice = response(
  {
    employee: z.object({ id, name: z.string() }),
    shift: shiftInSwap,
    /** The rules on rest and working time that the user would break with it. */
    warnings: z.array(z.string()),
  },
  {},
);

/** A person of a swap, the shift they give, and the rules that they would break with the other's. */
const swapPart = response(
  {
    employee: z.object({ id, name: z.string() }),
    shift: shiftInSwap,
    warnings: z.array(z.string()),
  },
  {},
);

const requestedSwap = response({ proposer: swapPart, colleague: swapPart }, {});

/** A swap is named by the order whose shift a side gives and the order whose shift they get (product K35). */
export const swapRoutes = routesOf('calendar', {
  listSwapChoices: {
    method: 'GET',
    path: '/api/shift-swap-choices',
    access: 'member',
    summary: 'Kollegers vagter, som ens egen vagt kan byttes med, nærmeste i tid først',
    query: request({ orderId: id }, {}),
    response: z.array(swapChoice),
    errors: ['not_found', 'conflict'],
  },
  listSwaps: {
    method: 'GET',
    path: '/api/shift-swaps',
    access: 'manager',
    summary: 'Byt af vagter, som begge medarbejdere vil, og som venter på en leder',
    response: z.array(requestedSwap),
  },
  proposeSwap: {
    method: 'POST',
    path: '/apis/propose-shift-swap',
    access: 'member',
    summary: 'Foreslår en kollega at bytte en af ens vagter med en af kollegaens',
    changes: recordChanges.orders,
    body: request({ orderId: id, employeeId: id, otherOrderId: id }, {}),
    response: message,
    errors: ['not_found', 'conflict', 'key_reused'],
    idempotent: true,
  },
  answerSwap: {
    method: 'POST',
    path: '/apis/answer-shift-swap',
    access: 'member',
    summary: 'Svarer ja eller nej til en kollegas forslag om at bytte vagt',
    changes: recordChanges.orders,
    body: request({ orderId: id, otherOrderId: id, accept: yesOrNo }, { accept: 'isAccepted' }),
    response: message,
    errors: ['not_found', 'conflict'],
  },
  decideSwap: {
    method: 'POST',
    path: '/apis/decide-shift-swap',
    access: 'manager',
    summary:
      'Godkender eller afviser et byt af vagter; orderId er vagten for den, der foreslog det',
    changes: recordChanges.orders,
    body: request(
      { orderId: id, employeeId: id, otherOrderId: id, accept: yesOrNo, note: answerNote },
      { accept: 'isAccepted' },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'person_busy'],
  },
});
