import * as z from 'zod';

import { routesOf } from '../core/route.ts';

/** Apart from the list, so that the dashboard does not load that. */
export const receiptCountRoutes = routesOf('receipts', {
  countReceipts: {
    method: 'GET',
    path: '/receipts/count',
    access: 'receipts',
    summary: 'Hvor mange kvitteringer der venter på godkendelse',
    response: z.object({ pending: z.int() }),
  },
});
