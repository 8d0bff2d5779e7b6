import { orderRoutes } from '@driftig/contracts/orders/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';

import { routeQuery } from '../../../api/queries/route-query.ts';

export type OrderLines = AnswerOf<typeof orderRoutes.getOrderLines>;

export const orderLinesQuery = (id: string) =>
  routeQuery(orderRoutes.getOrderLines, { body: { id } });
