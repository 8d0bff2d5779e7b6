import { orderRoutes } from '@driftig/contracts/orders/routes';
import { formerColleague } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';
import { orderSeenBy } from './order-seen-by.ts';

export const listOrderPictures: Handler<typeof orderRoutes.listOrderPictures> = async ({
  actor,
  input,
  store,
}) => {
  const order = await orderSeenBy(actor, store, { idOrNumber: input.params.orderId });
  const pictures = await store.orderPictures.list(order.number);
  const names = await store.users.namesOf(pictures.map(({ by }) => by));
  const images = pictures.map((picture) => ({
    ...picture,
    url: addressOf(picture.id),
    thumbnail: `${addressOf(picture.id)}?size=small`,
    employeeName: names.get(picture.by) ?? formerColleague,
  }));
  return { success: true, images };
};

const addressOf = (id: string) => orderRoutes.showOrderPicture.path.replace('{id}', id);
