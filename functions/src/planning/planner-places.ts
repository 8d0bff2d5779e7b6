import type { PlannedOrder } from '@driftig/data/orders/orders.repository';
import type { CompanyData } from '@driftig/data/store';
import { placeOfOrder } from '@driftig/domain/orders/order-site';

/** Where each order is: one read for all customers, whose address counts for an order without its own. */
export async function placesOf(
  { records }: Pick<CompanyData, 'records'>,
  orders: readonly PlannedOrder[],
): Promise<(order: PlannedOrder) => string> {
  const ids = [...new Set(orders.map(({ customerId }) => customerId))].filter((id) => id !== '');
  const found = await records.listById('customers', ids);
  const customers = new Map(found.map(({ id, values }) => [id, values]));
  return (order) => placeOfOrder(order, customers.get(order.customerId));
}
