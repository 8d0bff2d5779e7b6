import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { orderAnswer } from './order-answer.ts';

export const listMergeableOrders: Handler<typeof recordRoutes.listMergeableOrders> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.orders.listWithoutInvoice(input.query);
  nextPage(page.cursor);
  return page.rows.map(orderAnswer);
};
