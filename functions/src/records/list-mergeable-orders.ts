import type { recordRoutes } from '@driftig/contracts/records/routes';
import { orderRecord } from '@driftig/domain/orders/order';

import type { Handler } from '../pipeline/handler.ts';

export const listMergeableOrders: Handler<typeof recordRoutes.listMergeableOrders> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.orders.listMergeable(input.query);
  nextPage(page.cursor);
  return page.rows.map(orderRecord);
};
