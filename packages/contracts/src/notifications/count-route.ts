import * as z from 'zod';

import { routesOf } from '../core/route.ts';

/** Apart from the other routes, so that the bell on every screen does not load those. */
export const notificationCountRoutes = routesOf('notifications', {
  countNotifications: {
    method: 'GET',
    path: '/api/notifications/count',
    access: 'member',
    summary: 'Hvor mange notifikationer man ikke har læst; højst 100 tælles',
    response: z.object({ unread: z.int() }),
  },
});
