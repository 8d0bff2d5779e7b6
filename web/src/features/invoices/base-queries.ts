import type { OpenDeposit } from '@driftig/contracts/invoices/bases';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import type { QueryClient } from '@tanstack/react-query';

import { routeQuery } from '../../api/queries/route-query.ts';
import type { DepositBase, OrderBase } from './invoice-create/bases/bases.ts';
import { openDeposits } from './invoice-create-queries.ts';

/** Always as it is now: what is put into an invoice must not be of an hour ago. */
const now = { staleTime: 0 };

/** An order with its lines and its paid deposit. Rejects when one of them could not be fetched. */
export async function fetchOrderBase(client: QueryClient, number: number): Promise<OrderBase> {
  const [{ order }, deposits] = await Promise.all([
    client.fetchQuery({
      ...routeQuery(orderRoutes.getOrderOverview, { query: { number } }),
      ...now,
    }),
    client.fetchQuery({ ...openDeposits, ...now }),
  ]);
  const [{ groups: lines }, depositInvoice] = await Promise.all([
    client.fetchQuery({
      ...routeQuery(orderRoutes.getOrderLines, { body: { id: order.id } }),
      ...now,
    }),
    order.depositInvoiceNumber === 0 ? undefined : fetchInvoice(client, order.depositInvoiceNumber),
  ]);
  const deposit = deposits.rows.find(
    (row) => row.paid && row.number === order.depositInvoiceNumber,
  );
  return { order, lines, deposit, depositInvoice };
}

const fetchInvoice = (client: QueryClient, number: number) =>
  client.fetchQuery({
    ...routeQuery(invoiceRoutes.getPrintableInvoice, { body: { number } }),
    ...now,
  });

/** A deposit invoice with the order that it is for. */
export async function fetchDepositBase(
  client: QueryClient,
  deposit: OpenDeposit,
): Promise<DepositBase> {
  const [invoice, order] = await Promise.all([
    fetchInvoice(client, deposit.number),
    deposit.orderNumber === 0 ? undefined : fetchOrderBase(client, deposit.orderNumber),
  ]);
  return { deposit, invoice, order };
}
