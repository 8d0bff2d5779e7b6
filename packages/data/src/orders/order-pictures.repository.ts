import { AppError } from '@driftig/domain/errors';
import type { OrderPicture } from '@driftig/domain/orders/order-picture';

import type { Table } from '../core/client.ts';
import { numberOfId } from '../core/number-of-id.ts';
import { orderEntity, orderPictureEntity } from './orders.entities.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';

/** The pictures of the company's orders (product O7). */
export function orderPictureRepository(table: Table, companyId: string) {
  const pictures = orderPictureEntity(table);
  const orders = orderEntity(table);

  return {
    /** Newest first. An order has few enough for one answer. */
    async list(orderNumber: number): Promise<OrderPicture[]> {
      const { data } = await pictures.query
        .main({ companyId, orderNumber })
        .go({ pages: 'all', order: 'desc', consistent: true });
      return data.map(withoutCompanyId);
    },

    /** Throws not_found. */
    async get(id: string): Promise<OrderPicture> {
      const orderNumber = numberOfId(id);
      if (orderNumber === undefined) throw new AppError('not_found');
      const key = { companyId, orderNumber, id };
      const { data } = await pictures.get(key).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return withoutCompanyId(data);
    },

    /**
     * The picture, counted on its order. Refused with `refusal` when the order has `most` already, or
     * is deleted.
     */
    insert(picture: OrderPicture, most: number, refusal: () => Error): Write[] {
      const counted = orders
        .patch({ companyId, number: picture.orderNumber })
        .add({ pictures: 1 })
        .where((item, op) => `(${op.notExists(item.pictures)} OR ${op.lt(item.pictures, most)})`);
      return [putOf(pictures.create({ companyId, ...picture })), updateOf(counted, refusal)];
    },

    /** Refused with not_found when it is gone already. */
    remove({ orderNumber, id }: OrderPicture): Write[] {
      const removal = pictures
        .delete({ companyId, orderNumber, id })
        .where((item, op) => op.exists(item.id));
      const counted = orders.patch({ companyId, number: orderNumber }).subtract({ pictures: 1 });
      return [deleteOf(removal, () => new AppError('not_found')), updateOf(counted)];
    },

    /** Deletes a picture of a deleted order without counting; does nothing when it is gone. */
    async forget({ orderNumber, id }: OrderPicture): Promise<void> {
      await pictures.delete({ companyId, orderNumber, id }).go();
    },
  };
}

function withoutCompanyId<T extends { companyId: string }>(stored: T): Omit<T, 'companyId'> {
  const { companyId: _, ...picture } = stored;
  return picture;
}
