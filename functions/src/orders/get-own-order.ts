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
  return {
    ...order,
    ...siteFields(order),
    customer: order.company || order.name,
    place: await findPlace(store, order),
    note: order.noteEmployees,
  };
};
