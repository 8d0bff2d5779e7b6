import type { PlannedOrder } from '@driftig/data/orders/orders.repository';
import type { CompanyData } from '@driftig/data/store';
import { placeOfOrder } from '@driftig/domain/orders/order-site';

import { customersOf } from '../changes/orders/customers-of-orders.ts';

/** Where each order is: one read for all customers, whose address counts for an order without its own. */
export async function placesOf(
  { records }: Pick<CompanyData, 'records'>,
  orders: readonly PlannedOrder[],
): Promise<(order: PlannedOrder) => string> {
  const customers = await customersOf({ records }, orders);
  return (order) => placeOfOrder(order, customers.get(order.customerId));
}
