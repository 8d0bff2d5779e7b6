import type { orderRoutes } from '@driftig/contracts/orders/routes';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { fileOf, thumbnailOf } from './picture-files.ts';
import { pictureDeleted } from './texts.ts';

/** The record goes first: no list names a picture whose file is gone. */
export const deleteOrderPicture: Handler<typeof orderRoutes.deleteOrderPicture> = async ({
  actor,
  input,
  store,
}) => {
  const picture = await store.orderPictures.get(input.body.id);
  const { id, orderNumber, title } = picture;
  await store.commit({
    writes: store.orderPictures.remove(picture),
    audit: {
      action: 'orders.pictureDeleted',
      subject: `order ${orderNumber}`,
      order: orderNumber,
      changes: { title },
    },
  });
  const own = fileStore(actor.companyId);
  await Promise.all([own.remove(fileOf(id)), own.remove(thumbnailOf(id))]);
  return { message: pictureDeleted };
};
