import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { codesOf } from '../records/choice-codes.ts';
import { version } from '../records/record-schemas.ts';
import { receiptFilter } from '../receipts/lists.ts';
import { text } from '../wire/text.ts';
import { dateText } from '../wire/wire-dates.ts';
import { kroner, kronerAnswer } from '../wire/wire-numbers.ts';
import {
  blankable,
  codedEnum,
  codedEnumFromText,
  id,
  message,
  pageQuery,
  request,
  response,
} from '../wire/wire.ts';
import { expenseStatuses } from './expense-status.ts';
import { tripChoice } from './trip-choice.ts';

const codes = codesOf(expenseStatuses);

/** An expense without a receipt (product E25); `employee` and `team` are names. */
const expense = response(
  {
    id,
    version: z.int(),
    date: z.string(),
    employee: z.string(),
    employeeId: z.string(),
    team: z.string(),
    departmentId: z.string(),
    amount: kronerAnswer,
    status: codedEnum(codes, 'Ukendt status.'),
    description: z.string(),
    tripId: z.string(),
    tripTitle: z.string(),
    comment: z.string(),
    /** The number it is posted under; 0 until then. */
    voucherNumber: z.int(),
  },
  { employee: 'name', voucherNumber: 'voucher' },
);

const { pending, approved, paid, rejected } = codes;
const changes = ['accounting', 'getOpenItems'] as const;

export const expenseRoutes = routesOf('accounting', {
  listExpenses: {
    method: 'GET',
    path: '/accountant/expenses',
    access: 'accountant',
    summary: 'Udgifter uden bilag, nyeste dato først',
    query: request({ ...pageQuery, ...receiptFilter, tripId: blankable(id) }, {}),
    response: z.array(expense),
  },
  createExpense: {
    method: 'POST',
    path: '/accountant/expenses',
    access: 'accountant',
    summary: 'Opretter en udgift uden bilag',
    changes,
    body: request(
      {
        employee: id,
        amount: kroner.refine((oere) => oere > 0, 'Beløbet skal være over 0.'),
        date: dateText,
        status: codedEnumFromText(
          { pending, approved, paid },
          'Status skal være 1 (afventer), 2 (godkendt) eller 3 (udbetalt).',
        ),
        description: blankable(text(500)),
        tripId: blankable(tripChoice),
      },
      { employee: 'employeeId' },
    ),
    response: expense,
    status: 201,
    errors: ['key_reused'],
    idempotent: true,
  },
  decideExpense: {
    method: 'POST',
    path: '/accountant/expenses/update-status',
    access: 'accountant',
    summary: 'Godkender eller afviser en udgift, der afventer',
    changes,
    body: request(
      {
        id,
        status: codedEnumFromText(
          { paid, rejected },
          'Status skal være 3 (udbetalt) eller 4 (afvist).',
        ),
        comment: blankable(text(1000)),
        version,
      },
      {},
    ),
    response: message,
    errors: ['not_found', 'conflict'],
  },
});
