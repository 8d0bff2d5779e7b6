import { companyStore } from '@driftig/data/store';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { fileStore } from '../files/files.ts';
import { services } from '../pipeline/services.ts';
import { fileOf, thumbnailOf } from './picture-files.ts';

/** How many pictures are removed at once; each has two files. */
const atOnce = 10;

/**
 * Removes the pictures of a deleted order (product O7). A picture's files go before its record, so
 * that a repeated event still finds by the record what was left of it.
 */
export const handler = consume('orderDeleted', async ({ companyId, at, payload }) => {
  const scope = { companyId, userId: 'orderDeleted' };
  const { orders, orderPictures } = companyStore(services().table, scope, { now: at, newId: ulid });
  // A number is given once: an order that is there was not deleted.
  if ((await orders.find(payload.number)) !== undefined) return;
  const own = fileStore(companyId);
  const pictures = await orderPictures.list(payload.number);
  for (let from = 0; from < pictures.length; from += atOnce) {
    const some = pictures.slice(from, from + atOnce);
    // In parts, so that 200 pictures do not open 400 connections.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(
      some.map(async (picture) => {
        await Promise.all([own.remove(fileOf(picture.id)), own.remove(thumbnailOf(picture.id))]);
        await orderPictures.forget(picture);
      }),
    );
  }
});
