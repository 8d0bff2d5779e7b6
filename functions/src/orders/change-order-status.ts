import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { assertVersion } from '@driftig/domain/assert-version';

import type { Handler } from '../pipeline/handler.ts';
import { changeOrder } from '../changes/orders/change-order.ts';
import { statusChanged } from './texts.ts';

/** Any status may be chosen (product S4). Optimistic lock: an older version is refused (409). */
export const changeOrderStatus: Handler<typeof orderRoutes.changeOrderStatus> = async ({
  input,
  store,
}) => {
  const { id, status, version } = input.body;
  const read = await store.orders.getById(id);
  assertVersion(read, version);
  if (read.status !== status) await changeOrder(store, read, { status });
  return { message: statusChanged };
};
