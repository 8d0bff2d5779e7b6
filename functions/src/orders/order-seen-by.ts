import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';
import { maySeeOrder } from '@driftig/domain/orders/may-see-order';
import type { Order } from '@driftig/domain/orders/order';

/** The order by its number or id. Throws not_found, also for one that the person may not see. */
export async function orderSeenBy(
  person: Actor,
  store: CompanyData,
  wanted: { readonly number: number } | { readonly idOrNumber: string },
): Promise<Order> {
  const order =
    'number' in wanted
      ? await store.orders.find(wanted.number)
      : await store.orders.getByIdOrNumber(wanted.idOrNumber);
  if (order === undefined || !maySeeOrder(order, person)) throw new AppError('not_found');
  return order;
}
