import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { dateText } from '../wire/wire-dates.ts';
import { largestNumber, wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, request } from '../wire/wire.ts';

const salesBooks = z.object({
  /** The first date that invoices are posted from; '' while they are not. */
  from: z.string(),
  /** Accounts of the public chart that no account of the company is mapped to, and that invoices need. */
  missing: z.array(z.object({ number: z.int(), name: z.string() })),
});

/** Since when invoices and payments are posted by themselves (product B53). */
export const salesBooksRoutes = routesOf('ledger', {
  getSalesBooks: {
    method: 'GET',
    path: '/accountant/ledger/sales',
    access: 'accountant',
    summary:
      'Fra hvilken dato fakturaer og betalinger bogføres, og hvilke konti der mangler til det',
    response: salesBooks,
  },
  startSalesBooks: {
    method: 'PUT',
    path: '/accountant/ledger/sales',
    access: 'accountant',
    summary: 'Bogfører fakturaer og betalinger fra en dato; den kan siden kun blive tidligere',
    changes: ['getSalesBooks'],
    body: request({ from: dateText }, {}),
    response: salesBooks,
    errors: ['conflict'],
  },
  postSales: {
    method: 'POST',
    path: '/accountant/ledger/sales/post',
    access: 'accountant',
    summary: 'Bogfører det, der mangler på de næste fakturaer efter et fakturanummer',
    changes: ['ledger', 'periods'],
    body: request(
      {
        after: blankable(
          wholeNumber({ min: 0, max: largestNumber, error: 'Fakturanummeret skal være et tal.' }),
        ),
      },
      {},
    ),
    response: z.object({
      /** How many invoices were looked at, and how many entries were posted. */
      checked: z.int(),
      posted: z.int(),
      /** The last invoice that was looked at. */
      last: z.int(),
      /** Whether there are no more invoices. */
      complete: z.boolean(),
      /** Invoices of these that cannot be posted: they are in another currency than kroner. */
      unposted: z.array(z.object({ number: z.int(), currency: z.string() })),
    }),
    errors: ['conflict'],
  },
});
