import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { AppError } from '@driftig/domain/errors';
import { rowOfInvoice } from '@driftig/domain/invoices/invoice-row';
import { isMerged } from '@driftig/domain/invoices/merge';
import { orderRecord } from '@driftig/domain/orders/order';

import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';
import { findPlace } from './find-place.ts';

export const getOrderOverview: Handler<typeof orderRoutes.getOrderOverview> = async ({
  input,
  store,
  today,
}) => {
  const order = await store.orders.find(input.query.number);
  if (order === undefined) throw new AppError('not_found');
  const invoiceAt = async (number: number | undefined) =>
    number === undefined ? undefined : store.invoices.getByNumber(number);
  const [deposit, invoice, away, place] = await Promise.all([
    invoiceAt(order.depositInvoiceNumber),
    invoiceAt(order.invoiceNumber),
    staffAway(store, [order], today),
    findPlace(store, order),
  ]);
  return {
    order: orderRecord(order, away),
    ...(deposit && { deposit: rowOfInvoice(deposit, today) }),
    ...(invoice && { invoice: rowOfInvoice(invoice, today) }),
    place,
    merged: invoice !== undefined && isMerged(invoice),
  };
};
