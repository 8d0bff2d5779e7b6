import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { orders } from '@driftig/contracts/records/types/orders';
import { AppError } from '@driftig/domain/errors';
import { storedOrder } from '@driftig/domain/orders/order';
import { answerRecord, checkedValues } from '@driftig/domain/records/record';

import type { Handler } from '../pipeline/handler.ts';
import { changeOrder } from '../changes/orders/order-changes.ts';

/** The documented fields; those that are not named stay as they are. */
export const updateOrder: Handler<typeof orderRoutes.updateOrder> = async ({ input, store }) => {
  const { id, version, ...fields } = input.body;
  const read = await store.orders.byId(id);
  if (version !== undefined && version !== read.version) throw new AppError('conflict');
  const values = checkedValues(orders, { ...storedOrder(read).values, ...fields });
  return answerRecord(orders, storedOrder(await changeOrder(store, read, values)));
};
