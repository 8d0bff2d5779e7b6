import { mostWithLines } from '@driftig/contracts/invoices/line-reads';
import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { soldByMonth } from '@driftig/domain/invoices/sold-by-month';

import type { Handler } from '../pipeline/handler.ts';

/** A year of a product's sales, from the newest invoices (product E6). */
export const getSoldByMonth: Handler<typeof invoiceRoutes.getSoldByMonth> = async ({
  input,
  store,
  today,
}) => {
  const { productId } = input.query;
  const [, sales] = await Promise.all([
    store.records.get('products', productId),
    store.invoices.listNewest(mostWithLines),
  ]);
  return { sold: soldByMonth(productId, { sales, areAll: sales.length < mostWithLines, today }) };
};
