import type { CompanyData } from '@driftig/data/store';
import { orderCustomerOf, type Order, type OrderCustomer } from '@driftig/domain/orders/order';

/**
 * Name of the chosen customer; null clears it, and undefined leaves the choice as it is. The
 * order's present customer is not looked up again: it may have been deleted.
 */
export async function customerOfOrder(
  store: CompanyData,
  chosen: string | null | undefined,
  read?: Order,
): Promise<OrderCustomer> {
  const kept = read?.customerId ?? '';
  const id = chosen === undefined ? kept : (chosen ?? '');
  if (id === '' || id === kept) return orderCustomerOf(id, undefined, read);
  return orderCustomerOf(id, await store.records.find('customers', id), read);
}
