import * as z from 'zod';

import { routesOf } from '../core/route.ts';

/** How many of the newest invoices and orders are answered. */
export const mostWithLines = 500;

/** The names of a document's lines, each once. */
const named = z.array(z.object({ number: z.int(), names: z.array(z.string()) }));

/** What the global search reads once something is searched for; lists do not have lines. */
export const lineNameRoutes = routesOf('invoices', {
  listLineNames: {
    method: 'GET',
    path: '/invoice/lines',
    access: 'manager',
    summary: 'Navnene på linjerne i de nyeste fakturaer og ordrer',
    response: z.object({ invoices: named, orders: named }),
  },
});
