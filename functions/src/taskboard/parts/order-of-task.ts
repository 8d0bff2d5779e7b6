import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { badInput } from '@driftig/domain/errors';
import { maySeeOrder } from '@driftig/domain/orders/may-see-order';
import type { ShownOrder } from '@driftig/domain/taskboard/answers';
import { numberOfId } from '@driftig/data/core/number-of-id';

const noOrder: ShownOrder = { id: '', title: '' };

/** The order of a task as the actor may see it. */
export async function shownOrder(
  { orders }: Pick<CompanyData, 'orders'>,
  actor: Actor,
  orderNumber: number,
): Promise<ShownOrder> {
  if (orderNumber === 0) return noOrder;
  const order = await orders.find(orderNumber);
  if (order === undefined) return noOrder;
  return { id: order.id, title: maySeeOrder(order, actor) ? order.title : '' };
}

/**
 * The number of the order that a task is to belong to, 0 for none; undefined where nothing was sent. The
 * one it `has` may stay. Throws bad_input for an order that the actor does not see.
 */
export async function orderNumberFor(
  { orders }: Pick<CompanyData, 'orders'>,
  actor: Actor,
  orderId: string | undefined,
  has = 0,
): Promise<number | undefined> {
  if (orderId === undefined) return undefined;
  if (orderId === '') return 0;
  const number = numberOfId(orderId);
  const order = number === undefined ? undefined : await orders.find(number);
  const isSeen = order?.id === orderId && (order.number === has || maySeeOrder(order, actor));
  if (!isSeen) throw badInput({ orderId: 'Ordren findes ikke.' });
  return order.number;
}
