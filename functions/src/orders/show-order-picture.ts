import type { orderRoutes } from '@driftig/contracts/orders/routes';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { orderSeenBy } from './order-seen-by.ts';
import { fileOf, thumbnailOf } from './picture-files.ts';

/** Shown to everyone who may see its order. */
export const showOrderPicture: Handler<typeof orderRoutes.showOrderPicture> = async ({
  actor,
  input,
  store,
}) => {
  const { id, orderNumber } = await store.orderPictures.get(input.params.id);
  await orderSeenBy(actor, store, { number: orderNumber });
  const name = input.query.size === 'small' ? thumbnailOf(id) : fileOf(id);
  const { content, mediaType } = await fileStore(actor.companyId).get(name);
  return { content: content.toString('base64'), mediaType };
};
