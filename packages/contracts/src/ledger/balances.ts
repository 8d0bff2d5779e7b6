import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { dateText } from '../wire/wire-dates.ts';
import { kronerAnswer, largestNumber, wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, pageQuery, request, yesOrNo } from '../wire/wire.ts';
import { monthOrDate } from './month.ts';
import { sourceLine } from './source-line.ts';

const number = (error: string) => wholeNumber({ min: 1, max: largestNumber, error });

/** Figures of the ledger, out of sums that are kept with each posting. */
export const balanceRoutes = routesOf('ledger', {
  getLedgerBalances: {
    method: 'GET',
    path: '/accountant/ledger/balances',
    access: 'accountant',
    summary: 'Saldobalance: primo, debet, kredit og ultimo for hver konto med posteringer',
    query: request(
      {
        from: blankable(monthOrDate),
        to: blankable(monthOrDate),
        /** Whether the closing entry of a year that ends with `to` is among them; a year's own figures leave it out. */
        closings: blankable(yesOrNo),
      },
      {},
    ),
    response: z.object({
      /** Number of entries of the period. */
      entries: z.int(),
      accounts: z.array(
        z.object({
          account: z.int(),
          opening: kronerAnswer,
          debit: kronerAnswer,
          credit: kronerAnswer,
          closing: kronerAnswer,
        }),
      ),
    }),
  },
  listAccountLines: {
    method: 'GET',
    path: '/accountant/ledger/accounts/{number}',
    access: 'accountant',
    summary: 'Kontokort: det bogførte på en konto, nyeste dato først, en side ad gangen',
    params: request({ number: number('Kontonummeret skal være et helt tal over 0.') }, {}),
    query: request({ ...pageQuery, from: blankable(dateText), to: blankable(dateText) }, {}),
    response: z.array(sourceLine(['debit', 'credit'])),
  },
  verifyLedger: {
    method: 'GET',
    path: '/accountant/ledger/verification',
    access: 'accountant',
    summary: 'Efterregner kæden efter et bilagsnummer, højst 1.000 posteringer ad gangen',
    query: request(
      {
        after: blankable(
          wholeNumber({ min: 0, max: largestNumber, error: 'Bilagsnummeret skal være et tal.' }),
        ),
      },
      {},
    ),
    response: z.object({
      checked: z.int(),
      /** The last entry that was read, and its hash; 0 and '' in an empty ledger. */
      last: z.int(),
      hash: z.string(),
      /** Whether all entries were read; otherwise the caller goes on after `last`. */
      complete: z.boolean(),
      faults: z.array(
        z.object({
          number: z.int(),
          fault: z.enum(['missing', 'changed', 'unlinked', 'unbalanced', 'head']),
        }),
      ),
    }),
  },
});
