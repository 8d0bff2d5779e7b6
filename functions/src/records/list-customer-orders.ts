import type { recordRoutes } from '@driftig/contracts/records/routes';
import { orderRecord } from '@driftig/domain/orders/order';

import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';

export const listCustomerOrders: Handler<typeof recordRoutes.listCustomerOrders> = async ({
  input,
  store,
  today,
  nextPage,
}) => {
  const { customerId, ...page } = input.query;
  const [{ rows, cursor }] = await Promise.all([
    store.orders.listOfCustomer(customerId, page),
    store.records.get('customers', customerId),
  ]);
  nextPage(cursor);
  const away = await staffAway(store, rows, today);
  return rows.map((row) => orderRecord(row, away));
};
