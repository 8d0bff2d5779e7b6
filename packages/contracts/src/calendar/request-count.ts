import * as z from 'zod';

import { routesOf } from '../core/route.ts';

/** Apart from the other routes, so that the dashboard does not load those. */
export const requestCountRoutes = routesOf('calendar', {
  countShiftRequests: {
    method: 'GET',
    path: '/api/shift-requests/count',
    access: 'manager',
    summary: 'Hvor mange der har bedt om en vagt det næste år og venter på svar',
    response: z.object({
      pending: z.int(),
      /** The day of the first of these shifts; '' for none. */
      date: z.string(),
    }),
  },
});
