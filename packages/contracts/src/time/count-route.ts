import * as z from 'zod';

import { routesOf } from '../core/route.ts';

/** Apart from the other routes, so that the dashboard does not load those. */
export const timeCountRoutes = routesOf('time', {
  countTimeReports: {
    method: 'GET',
    path: '/timeregister/count',
    access: 'manager',
    summary: 'Hvor mange tidsregistreringer der venter på godkendelse',
    response: z.object({ pending: z.int() }),
  },
});
