import type { orderRoutes } from '@driftig/contracts/orders/routes';
import type { CompanyData } from '@driftig/data/store';
import { placeOf } from '@driftig/domain/orders/place-of';

import type { Handler } from '../pipeline/handler.ts';
import { orderSeenBy } from './order-seen-by.ts';

export const getOwnOrder: Handler<typeof orderRoutes.getOwnOrder> = async ({
  actor,
  input,
  store,
}) => {
  const order = await orderSeenBy(actor, store, input.query);
  return {
    ...order,
    customer: order.company || order.name,
    place: await findPlace(store, order.customerId),
    note: order.noteEmployees,
  };
};

/** The address of the order's customer; '' for a typed buyer, and for one that was deleted. */
async function findPlace(store: CompanyData, customerId: string): Promise<string> {
  const customer =
    customerId === '' ? undefined : await store.records.find('customers', customerId);
  return customer === undefined ? '' : placeOf(customer.values);
}
