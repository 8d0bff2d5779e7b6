import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { AppError } from '@driftig/domain/errors';
import { storedOrder } from '@driftig/domain/orders/order';

import type { Handler } from '../pipeline/handler.ts';
import { changeOrder } from '../changes/orders/order-changes.ts';
import { statusChanged } from './texts.ts';

/** Any status may be chosen (part 2 §4); whoever has seen an older one, or is late, is told. */
export const changeOrderStatus: Handler<typeof orderRoutes.changeOrderStatus> = async ({
  input,
  store,
}) => {
  const { id, status, version } = input.body;
  const read = await store.orders.byId(id);
  if (version !== undefined && version !== read.version) throw new AppError('conflict');
  if (read.status !== status)
    await changeOrder(store, read, { ...storedOrder(read).values, status });
  return { message: statusChanged };
};
