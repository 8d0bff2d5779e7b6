import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { dateText } from '../wire/wire-dates.ts';
import { kroner, largestNumber, wholeNumber } from '../wire/wire-numbers.ts';
import { request, response } from '../wire/wire.ts';

/** A transaction has room for so many accounts. */
const mostOpeningLines = 80;

const line = request(
  {
    account: wholeNumber({
      min: 1,
      max: largestNumber,
      error: 'Kontonummeret skal være et helt tal over 0.',
    }),
    /** Debit above 0, credit below. */
    amount: kroner,
  },
  {},
);

/** The balances that a company begins its ledger with (product B59). */
export const openingRoutes = routesOf('periods', {
  postOpeningBalances: {
    method: 'POST',
    path: '/accountant/opening-balances',
    access: 'accountant',
    summary: 'Bogfører primosaldi i én postering; debet og kredit skal stemme',
    body: request(
      {
        date: dateText,
        lines: z
          .array(line, { error: 'Skriv mindst to konti.' })
          .min(2, 'Skriv mindst to konti.')
          .max(mostOpeningLines, `Højst ${mostOpeningLines} konti på én gang.`),
      },
      {},
    ),
    response: response(
      { message: z.string(), voucherNumber: z.int() },
      { voucherNumber: 'number' },
    ),
    status: 201,
    errors: ['conflict', 'key_reused'],
    idempotent: true,
    changes: ['ledger', 'periods', 'listAccounts'],
  },
});
