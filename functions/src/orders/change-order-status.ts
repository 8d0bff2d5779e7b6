import type { orderRoutes } from '@driftig/contracts/orders';
import { storedOrder } from '@driftig/domain/orders/order';

import type { Handler } from '../http/handler.ts';
import { changeOrder } from '../http/order-changes.ts';
import { statusChanged } from './texts.ts';

/** Any status may be chosen (part 2 §4); of two changes at once one wins and the other is told. */
export const changeOrderStatus: Handler<typeof orderRoutes.changeOrderStatus> = async ({
  input,
  store,
}) => {
  const { id, status } = input.body;
  const read = await store.orders.byId(id);
  if (read.status !== status)
    await changeOrder(store, read, { ...storedOrder(read).values, status });
  return { message: statusChanged };
};
