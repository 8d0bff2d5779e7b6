import type { CompanyData } from '@driftig/data/store';
import type { Order } from '@driftig/domain/orders/order';
import { placeOfOrder } from '@driftig/domain/orders/order-site';

/** The address of an order on one line; '' for a typed buyer, and for a customer that was deleted. */
export async function findPlace(
  { records }: Pick<CompanyData, 'records'>,
  order: Order,
): Promise<string> {
  const { customerId } = order;
  const customer = customerId === '' ? undefined : await records.find('customers', customerId);
  return placeOfOrder(order, customer?.values);
}
