import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';

/** Debts of customers and to suppliers that are not paid (product B61). */
export const openItemRoutes = routesOf('ledger', {
  getOpenItems: {
    method: 'GET',
    path: '/accountant/ledger/open-items',
    access: 'accountant',
    summary: 'Ubetalte fakturaer, og det bogførte på leverandørkontiene, som ikke er betalt',
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
    }),
  },
});
