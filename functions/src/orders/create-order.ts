import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { orderRecord } from '@driftig/domain/orders/order';
import { nobodyAway } from '@driftig/domain/planning/order-planning';

import { placeOrder } from '../changes/orders/place-order.ts';
import type { Handler } from '../pipeline/handler.ts';

export const createOrder: Handler<typeof orderRoutes.createOrder> = (context) =>
  placeOrder(context, context.input.body, (order) => orderRecord(order, nobodyAway));
