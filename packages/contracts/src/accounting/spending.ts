import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { receiptFilter } from '../receipts/lists.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { request, response } from '../wire/wire.ts';

const { from, to } = receiptFilter;

export const spendingRoutes = routesOf('accounting', {
  getSpending: {
    method: 'GET',
    path: '/accountant/spending',
    access: 'accountant',
    summary:
      'Forbruget i en periode efter afdeling: summen af godkendte bilag, udgifter, kørsel og diæter',
    query: request({ from, to }, {}),
    response: z.array(
      response(
        {
          departmentId: z.string(),
          /** The department's name; '' for none. */
          team: z.string(),
          amount: kronerAnswer,
          /** Number of receipts, expenses, drives and diets. */
          count: z.int(),
        },
        {},
      ),
    ),
  },
});
