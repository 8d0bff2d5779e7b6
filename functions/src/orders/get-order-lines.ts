import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { answerGroups } from '@driftig/domain/invoices/answer-groups';
import { orderLineSums } from '@driftig/domain/orders/order-lines';

import type { Handler } from '../pipeline/handler.ts';
import { orderRate } from './order-rate.ts';

/** Tax is what an invoice of the lines would have today; an order is no document. */
export const getOrderLines: Handler<typeof orderRoutes.getOrderLines> = async ({
  input,
  store,
}) => {
  const order = await store.orders.getByIdOrNumber(input.body.id);
  const [{ lines, version }, rate] = await Promise.all([
    store.orderLines.get(order.number),
    orderRate(store, order),
  ]);
  const { price, tax, total } = orderLineSums(lines, rate);
  return { groups: answerGroups(lines), price, tax, total, ...rate, version };
};
