import { enquiryRoutes } from '@driftig/contracts/orders/enquiries';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { queryOptions } from '@tanstack/react-query';

import { routeQuery } from '../../api/queries/route-query.ts';

/** The enquiry that an order was made from. Not kept in the cache: each view fetches it. */
export function enquiryBehindQuery(orderId: string) {
  return queryOptions({
    ...routeQuery(enquiryRoutes.getEnquiry, { query: { id: orderId } }),
    gcTime: 0,
  });
}

export type OrderOverview = AnswerOf<typeof orderRoutes.getOrderOverview>;

/** The order of a page, by the number in its address. */
export function orderOverviewQuery(number: string) {
  return queryOptions(
    routeQuery(orderRoutes.getOrderOverview, { query: { number: Number(number) } }),
  );
}

export type OwnOrder = AnswerOf<typeof orderRoutes.getOwnOrder>;

/** The order of an employee's page, by the number in its address. */
export const ownOrderQuery = (number: string) =>
  routeQuery(orderRoutes.getOwnOrder, { query: { number: Number(number) } });
