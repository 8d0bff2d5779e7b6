import { orderRoutes } from '@driftig/contracts/orders/routes';
import { queryOptions } from '@tanstack/react-query';

import { routeQuery } from '../../api/route-query.ts';

/** The enquiry that an order was made from. Not kept in the cache: each view fetches it. */
export function enquiryBehindQuery(orderId: string) {
  return queryOptions({
    ...routeQuery(orderRoutes.getEnquiry, { query: { id: orderId } }),
    gcTime: 0,
  });
}
