import type { recordRoutes } from '@driftig/contracts/records/routes';
import { orderRecord } from '@driftig/domain/orders/order';

import type { Handler } from '../pipeline/handler.ts';

export const listOrders: Handler<typeof recordRoutes.listOrders> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.orders.list(input.query);
  nextPage(page.cursor);
  return page.rows.map(orderRecord);
};
