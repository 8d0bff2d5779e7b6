import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { id, request, response } from '../wire/wire.ts';

/** How many of the newest invoices, and of the newest orders, are read. */
export const mostWithLines = 500;

/** The names of a document's lines, each once. */
const named = z.array(z.object({ number: z.int(), names: z.array(z.string()) }));

/** Reads of lines, which lists do not have. */
export const lineReadRoutes = routesOf('invoices', {
  listLineNames: {
    method: 'GET',
    path: '/invoice/lines',
    access: 'manager',
    summary: 'Navnene på linjerne i de nyeste fakturaer og ordrer',
    response: z.object({ invoices: named, orders: named }),
  },
  getSoldByMonth: {
    method: 'GET',
    path: '/invoice/sold',
    access: 'manager',
    summary: 'Hvor mange der er solgt af et produkt, måned for måned i et år',
    query: request({ productid: id }, { productid: 'productId' }),
    response: response(
      {
        /**
         * The twelve months up to this one, the oldest first; none where there are more invoices in them than
         * are read.
         */
        sold: z.array(z.number()),
      },
      {},
    ),
    errors: ['not_found'],
  },
});
