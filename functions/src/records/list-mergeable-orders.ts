import type { recordRoutes } from '@driftig/contracts/records/routes';
import { orderRecord } from '@driftig/domain/orders/order';

import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';

export const listMergeableOrders: Handler<typeof recordRoutes.listMergeableOrders> = async ({
  input,
  store,
  today,
  nextPage,
}) => {
  const page = await store.orders.listMergeable(input.query);
  nextPage(page.cursor);
  const away = await staffAway(store, page.rows, today);
  return page.rows.map((row) => orderRecord(row, away));
};
