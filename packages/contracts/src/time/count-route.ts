import * as z from 'zod';

import { routesOf } from '../core/route.ts';

/** How many days back open deviations are listed, today included. */
export const usualDeviationDays = 28;

/** Apart from the other routes, so that the dashboard does not load those. */
export const timeCountRoutes = routesOf('time', {
  countTimeReports: {
    method: 'GET',
    path: '/timeregister/count',
    access: 'manager',
    summary: 'Hvor mange tidsregistreringer der venter på godkendelse',
    response: z.object({ pending: z.int() }),
  },
  countDeviations: {
    method: 'GET',
    path: '/timeregister/deviations/count',
    access: 'manager',
    summary: 'Afvigelser fra hviletid i de seneste fire uger, som ingen har noteret, og hvis de er',
    response: z.object({
      open: z.int(),
      /** Names, the newest deviation first. */
      people: z.array(z.string()),
    }),
  },
});
