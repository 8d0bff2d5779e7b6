import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { orders } from '@driftig/contracts/records/types/orders';
import { storedOrder } from '@driftig/domain/orders/order';
import { answerRecord, checkedValues } from '@driftig/domain/records/record';

import type { Handler } from '../pipeline/handler.ts';
import { placeOrder } from '../changes/orders/order-changes.ts';

export const createOrder: Handler<typeof orderRoutes.createOrder> = (context) =>
  placeOrder(context, checkedValues(orders, context.input.body), (order) =>
    answerRecord(orders, storedOrder(order)),
  );
