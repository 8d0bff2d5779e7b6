import { orderRoutes } from '@driftig/contracts/orders/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';

import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/queries/changes.ts';
import { ApiError } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';

export type Picture = AnswerOf<typeof orderRoutes.listOrderPictures>['images'][number];

export const picturesQuery = (orderId: string) =>
  routeQuery(orderRoutes.listOrderPictures, { params: { orderId } });

/** A picture that another user has deleted is gone as well: that is no failure. */
export async function deletePicture(id: string): Promise<void> {
  try {
    await call(orderRoutes.deleteOrderPicture, { body: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    await invalidate(new Set(orderRoutes.deleteOrderPicture.changes));
  }
}
