import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { AppError } from '@driftig/domain/errors';
import { rowOfInvoice } from '@driftig/domain/invoices/invoice-row';
import { orderRecord } from '@driftig/domain/orders/order';

import type { Handler } from '../pipeline/handler.ts';

export const getOrderOverview: Handler<typeof orderRoutes.getOrderOverview> = async ({
  input,
  store,
  today,
}) => {
  const order = await store.orders.find(input.query.number);
  if (order === undefined) throw new AppError('not_found');
  const rowAt = async (number: number | undefined) =>
    number === undefined
      ? undefined
      : rowOfInvoice(await store.invoices.getByNumber(number), today);
  const [deposit, invoice] = await Promise.all([
    rowAt(order.depositInvoiceNumber),
    rowAt(order.invoiceNumber),
  ]);
  return { order: orderRecord(order), ...(deposit && { deposit }), ...(invoice && { invoice }) };
};
