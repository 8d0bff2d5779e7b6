import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { planningLists } from '@driftig/contracts/planning/lists';
import { orderHoursRoutes } from '@driftig/contracts/time/order-hours-route';
import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { allPagesQuery } from '../../api/queries/all-pages.ts';
import { invalidate } from '../../api/queries/changes.ts';
import { call } from '../../api/client.ts';
import { routeQuery } from '../../api/queries/route-query.ts';

/** Never cached: other users change the next number, and a changed tax rate applies immediately. */
export const senderSettings = queryOptions({
  ...routeQuery(companyRoutes.getCompanySettings, {}),
  staleTime: 0,
});

const everything = { query: {} };
export const invoiceCustomers = allPagesQuery(invoiceRoutes.listInvoiceCustomers, everything);

/** Deposits and orders that an invoice can be based on. */
export const openDeposits = allPagesQuery(invoiceRoutes.listOpenDeposits, everything);
export const ordersToInvoice = allPagesQuery(invoiceRoutes.listOrdersToInvoice, everything);

/** The approved hours on an order, which its End invoice can have lines of. */
export const orderHours = (orderId: string) =>
  routeQuery(orderHoursRoutes.listInvoiceableHours, { query: { orderId } });

/** Employees who can be planned with the invoice. */
export const orderEmployees = routeQuery(planningLists.listOrderEmployees, {});

/** Fetches the current next number. */
export async function fetchNextNumber(client: QueryClient): Promise<number> {
  const [settings] = await client.fetchQuery(senderSettings);
  if (settings === undefined) throw new Error('The company has no settings.');
  return settings.nextInvoiceNumber;
}

/** Adds what becomes stale to `collect`, which is invalidated once the screen shows the result. */
export function issueInvoice(body: NewInvoice, idempotencyKey: string, collect: Set<string>) {
  return call(invoiceRoutes.issueInvoice, { body }, { idempotencyKey, collect });
}

/** Refetches the settings and the deposits after a refusal, since they may have changed. */
export function refetchAfterRefusal(): Promise<void> {
  return invalidate(
    new Set([companyRoutes.getCompanySettings.key, invoiceRoutes.listOpenDeposits.key]),
  );
}
