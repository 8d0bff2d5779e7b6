import { orders } from '@driftig/contracts/record-work';
import type { recordRoutes } from '@driftig/contracts/records';
import { storedOrder } from '@driftig/domain/orders/order';
import { listed } from '@driftig/contracts/record-type';
import { answerRecord } from '@driftig/domain/records/record';

import type { Handler } from '../http/handler.ts';

const row = listed(orders);

export const listOrders: Handler<typeof recordRoutes.listOrders> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.orders.list(input.query);
  nextPage(page.cursor);
  return page.rows.map((order) => answerRecord(row, storedOrder(order)));
};
