import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { absenceTypeNames } from './absence-type.ts';

/** Apart from the other lists, so that the dashboard does not load those. */
export const absenceCountRoutes = routesOf('vacation', {
  countAbsences: {
    method: 'GET',
    path: '/vacation/count',
    access: 'manager',
    summary: 'Hvor mange ansøgninger der venter, og hvem der er væk i dag',
    response: z.object({
      pending: z.int(),
      away: z.array(z.object({ name: z.string(), type: z.enum(absenceTypeNames) })),
    }),
  },
});
