import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { siteFields } from '@driftig/domain/orders/order-site';

import type { Handler } from '../pipeline/handler.ts';
import { findPlace } from './find-place.ts';
import { orderSeenBy } from './order-seen-by.ts';

export const getOwnOrder: Handler<typeof orderRoutes.getOwnOrder> = async ({
  actor,
  input,
  store,
}) => {
  const order = await orderSeenBy(actor, store, input.query);
  const [place, people] = await Promise.all([
    findPlace(store, order),
    store.users.facesOf(order.planning?.assignedIds ?? []),
  ]);
  return {
    ...order,
    ...siteFields(order),
    customer: order.company || order.name,
    place,
    note: order.noteEmployees,
    people,
  };
};
