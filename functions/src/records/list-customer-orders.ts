import type { recordRoutes } from '@driftig/contracts/records/routes';
import { orderRecord } from '@driftig/domain/orders/order';

import type { Handler } from '../pipeline/handler.ts';

export const listCustomerOrders: Handler<typeof recordRoutes.listCustomerOrders> = async ({
  input,
  store,
  nextPage,
}) => {
  const { customerId, ...page } = input.query;
  const [{ rows, cursor }] = await Promise.all([
    store.orders.listOfCustomer(customerId, page),
    store.records.get('customers', customerId),
  ]);
  nextPage(cursor);
  return rows.map(orderRecord);
};
