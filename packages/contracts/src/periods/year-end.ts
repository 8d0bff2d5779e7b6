import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { id, request, response } from '../wire/wire.ts';

const params = request({ id }, {});

/** A financial year is closed by one entry that moves its result to equity (product B57). */
export const yearEndRoutes = routesOf('periods', {
  getYearEnd: {
    method: 'GET',
    path: '/accountant/periods/{id}/closing',
    access: 'accountant',
    summary: 'Årsafslutningen, før den bogføres: linjer, resultat og hvad der mangler',
    params,
    response: z.object({
      /** Income less expenses. */
      result: kronerAnswer,
      lines: z.array(z.object({ account: z.int(), amount: kronerAnswer })),
      /** VAT periods of the year that are not filed. */
      unfiled: z.array(z.object({ from: z.string(), to: z.string() })),
    }),
    errors: ['not_found', 'conflict'],
  },
  closeYear: {
    method: 'POST',
    path: '/accountant/periods/{id}/close',
    access: 'accountant',
    summary: 'Afslutter et regnskabsår: fører resultatet til egenkapitalen og lukker året',
    params,
    response: response(
      {
        message: z.string(),
        /** 0 for a year without result. */
        voucherNumber: z.int(),
      },
      { voucherNumber: 'number' },
    ),
    status: 201,
    errors: ['not_found', 'conflict', 'key_reused'],
    idempotent: true,
    changes: ['periods', 'ledger'],
  },
});
