import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { AppError } from '@driftig/domain/errors';
import { newOrderLines } from '@driftig/domain/orders/order-lines';

import type { Handler } from '../pipeline/handler.ts';
import { orderRate } from './order-rate.ts';
import { linesLocked, linesSaved } from './texts.ts';

/**
 * Saves all lines at once. Optimistic lock: refused (409) when another user has saved them, or the
 * order was invoiced, also concurrently.
 */
export const updateOrderLines: Handler<typeof orderRoutes.updateOrderLines> = async ({
  input,
  store,
}) => {
  const { id, version, ...sent } = input.body;
  const order = await store.orders.getByIdOrNumber(id);
  const [before, rate] = await Promise.all([
    store.orderLines.get(order.number),
    orderRate(store, order),
  ]);
  if (order.invoiceNumber !== undefined)
    throw new AppError('order_invoiced', { message: linesLocked });
  assertVersion(before, version);
  const { lines, sums } = newOrderLines(sent, rate);
  await store.commit({
    writes: [
      store.orderLines.replace(order.number, before, lines),
      store.orderLines.saveSums(order.number, sums),
    ],
    audit: {
      action: 'orders.linesChanged',
      subject: `order ${order.number}`,
      order: order.number,
      customer: order.customerId,
      changes: { price: { from: order.price ?? 0, to: sums.price } },
    },
  });
  return { message: linesSaved };
};
