import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { orderRecord } from '@driftig/domain/orders/order';

import { placeOrder } from '../changes/orders/place-order.ts';
import type { Handler } from '../pipeline/handler.ts';

export const createOrder: Handler<typeof orderRoutes.createOrder> = (context) =>
  placeOrder(context, context.input.body, orderRecord);
