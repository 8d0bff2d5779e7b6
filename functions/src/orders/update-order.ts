import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { orderRecord } from '@driftig/domain/orders/order';

import { changeOrder } from '../changes/orders/change-order.ts';
import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';

/** Fields that the request leaves out stay as they are. Optimistic lock: an older version is refused. */
export const updateOrder: Handler<typeof orderRoutes.updateOrder> = async ({
  input,
  store,
  today,
}) => {
  const { id, version, ...edit } = input.body;
  const read = await store.orders.getById(id);
  assertVersion(read, version);
  const order = await changeOrder(store, read, edit);
  return orderRecord(order, await staffAway(store, [order], today));
};
