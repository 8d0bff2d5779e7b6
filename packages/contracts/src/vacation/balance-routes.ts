import * as z from 'zod';

import { dateText } from '../wire/wire-dates.ts';
import { blankable, id, message, request } from '../wire/wire.ts';
import {
  daysAnswer,
  holidayAccountAnswer,
  holidayAccountBody,
  holidayBalanceAnswer,
} from './balance.ts';
import { timeNames, timeShape } from './entry.ts';

/**
 * A person's holiday balance and the facts it is computed from; our own calls, none is documented.
 */
export const balanceRoutes = {
  getHolidayBalance: {
    method: 'GET',
    path: '/vacation/holiday-balance',
    access: 'member',
    summary:
      'Feriesaldo på en dato, eller på den sidste dag af en ansøgning, som var den godkendt; egen, eller en medarbejders for ledere. null, hvor den ikke kendes',
    query: request(
      {
        employeeid: blankable(id),
        at: blankable(dateText),
        // Ferie that is applied for; `except` is the application that it takes the place of.
        ...timeShape,
        startdate: blankable(dateText),
        except: blankable(id),
      },
      { ...timeNames, employeeid: 'employeeId' },
    ),
    response: z.object({
      balance: holidayBalanceAnswer.nullable(),
      /** The days that the application takes; null without one. */
      cost: daysAnswer.nullable(),
    }),
    errors: ['not_found', 'forbidden', 'plan_limit'],
  },
  getHolidayAccount: {
    method: 'GET',
    path: '/vacation/holiday-account/{id}',
    access: 'manager',
    summary: 'Det, en medarbejders feriesaldo regnes ud fra',
    params: request({ id }, { id: 'employeeId' }),
    response: holidayAccountAnswer,
    errors: ['not_found', 'plan_limit'],
  },
  saveHolidayAccount: {
    method: 'PUT',
    path: '/vacation/holiday-account',
    access: 'manager',
    summary: 'Ansættelse, startsaldo og rettelser for en medarbejders ferie',
    plan: 'vacation',
    changes: ['getHolidayBalance', 'getHolidayAccount'],
    body: holidayAccountBody,
    response: message,
    errors: ['not_found', 'conflict'],
  },
} as const;
