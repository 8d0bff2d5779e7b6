import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { mostPictures } from '@driftig/contracts/orders/pictures';
import { AppError } from '@driftig/domain/errors';
import { completePicture, pictureIdOf } from '@driftig/domain/orders/order-picture';

import { fileStore } from '../files/files.ts';
import { drawPhoto } from '../files/draw-photo.ts';
import { storeFile } from '../files/store-file.ts';
import type { Handler } from '../pipeline/handler.ts';
import { fileOf, thumbnailOf } from './picture-files.ts';
import { orderSeenBy } from './order-seen-by.ts';
import { tooManyPictures } from './texts.ts';

/** Both files are kept before the record that names them; they go again where it is refused. */
export const uploadOrderPicture: Handler<typeof orderRoutes.uploadOrderPicture> = async (
  context,
) => {
  const { actor, store, input, files, newId } = context;
  const order = await orderSeenBy(actor, store, { idOrNumber: input.body.orderId });
  const { file, ...said } = completePicture(input.body, files.get('image'));
  if ((order.pictures ?? 0) >= mostPictures) throw tooManyError();
  const { picture, thumbnail } = await drawPhoto(file.content, 'image');
  const { number } = order;
  const id = pictureIdOf(number, newId());
  const answer = { success: true as const, id };
  const own = fileStore(actor.companyId);
  await storeFile(own, fileOf(id), picture, () =>
    storeFile(own, thumbnailOf(id), thumbnail, () =>
      store.commit({
        writes: store.orderPictures.insert(
          { id, orderNumber: number, ...said, by: actor.userId },
          mostPictures,
          tooManyError,
        ),
        audit: {
          action: 'orders.pictureAdded',
          subject: `order ${number}`,
          order: number,
          customer: order.customerId,
          changes: { title: said.title },
        },
        answer,
      }),
    ),
  );
  return answer;
};

const tooManyError = () => new AppError('conflict', { message: tooManyPictures });
