import { orderRoutes } from '@driftig/contracts/orders/routes';
import { queryOptions } from '@tanstack/react-query';

import { routeQuery } from '../../api/route-query.ts';

/** What was asked for before an order was made: asked for anew each time it is looked at. */
export function enquiryBehindQuery(orderId: string) {
  return queryOptions({
    ...routeQuery(orderRoutes.getEnquiry, { query: { id: orderId } }),
    gcTime: 0,
  });
}
