import type { CompanyData } from '@driftig/data/store';
import type { Order } from '@driftig/domain/orders/order';
import type { FilledValues } from '@driftig/domain/records/record';

/** The customers of some orders by id, in one read; those that were deleted are left out. */
export async function customersOf(
  { records }: Pick<CompanyData, 'records'>,
  orders: readonly Pick<Order, 'customerId'>[],
): Promise<ReadonlyMap<string, FilledValues>> {
  const ids = [...new Set(orders.map(({ customerId }) => customerId))].filter((id) => id !== '');
  const found = await records.listById('customers', ids);
  return new Map(found.map(({ id, values }) => [id, values]));
}
