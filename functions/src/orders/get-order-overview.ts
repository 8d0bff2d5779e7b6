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
  const invoice =
    order.invoiceNumber === undefined
      ? undefined
      : await store.invoices.getByNumber(order.invoiceNumber);
  return { order: orderRecord(order), ...(invoice && { invoice: rowOfInvoice(invoice, today) }) };
};
