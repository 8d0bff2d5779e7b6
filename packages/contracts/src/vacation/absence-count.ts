import * as z from 'zod';

import { routesOf } from '../core/route.ts';

/** Apart from the other lists, so that the dashboard does not load those. */
export const absenceCountRoutes = routesOf('vacation', {
  countAbsences: {
    method: 'GET',
    path: '/vacation/count',
    access: 'manager',
    summary: 'Hvor mange ansøgninger der venter',
    response: z.object({ pending: z.int() }),
  },
});
