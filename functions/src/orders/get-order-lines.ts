import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { answerGroups } from '@driftig/domain/invoices/answer-groups';
import { orderLineSums } from '@driftig/domain/orders/order-lines';

import type { Handler } from '../pipeline/handler.ts';

/** Tax is what an invoice of the lines would have today; an order is no document. */
export const getOrderLines: Handler<typeof orderRoutes.getOrderLines> = async ({
  input,
  store,
}) => {
  const { number } = await store.orders.getById(input.body.id);
  const [{ lines, version }, { settings }] = await Promise.all([
    store.orderLines.get(number),
    store.company.getCached(),
  ]);
  const { taxPercent } = settings;
  const { price, tax, total } = orderLineSums(lines, taxPercent);
  return { groups: answerGroups(lines), price, tax, total, taxPercent, version };
};
