import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { id, response } from '../wire/wire.ts';

/** Debts of customers and to suppliers that are not paid (product B61). */
export const openItemRoutes = routesOf('ledger', {
  getOpenItems: {
    method: 'GET',
    path: '/accountant/ledger/open-items',
    access: 'accountant',
    summary: 'Ubetalte fakturaer, og det, der skyldes til leverandører og medarbejdere',
    response: z.object({
      debtors: z.array(
        z.object({
          /** The invoice. */
          number: z.int(),
          customer: z.string(),
          due: z.string(),
          currency: z.string(),
          amount: kronerAnswer,
        }),
      ),
      /** The balance of the accounts of receivables. */
      receivables: kronerAnswer,
      /** By month; payments are taken from the oldest. */
      creditors: z.array(z.object({ account: z.int(), month: z.string(), amount: kronerAnswer })),
      /** Approved expenses, mileage and diets that are neither posted nor in a payroll file. */
      employees: z.array(
        response(
          {
            id,
            kind: z.enum(['expense', 'drive', 'diet']),
            employee: z.string(),
            date: z.string(),
            description: z.string(),
            amount: kronerAnswer,
          },
          { employee: 'name', description: 'text' },
        ),
      ),
    }),
  },
});
