import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { allPagesQuery } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { routeKey, routeQuery } from '../../api/route-query.ts';

/** Never cached: other users change the next number, and a changed tax rate applies immediately. */
export const senderSettings = queryOptions({
  ...routeQuery(companyRoutes.getCompanySettings, {}),
  staleTime: 0,
});

const everything = { query: {} };
export const invoiceCustomers = allPagesQuery(invoiceRoutes.listInvoiceCustomers, everything);
export const invoiceItems = allPagesQuery(invoiceRoutes.listInvoiceItems, everything);
export const invoiceTasks = allPagesQuery(invoiceRoutes.listInvoiceTasks, everything);

/** Fetches the current next number. */
export async function fetchNextNumber(client: QueryClient): Promise<number> {
  const [settings] = await client.fetchQuery(senderSettings);
  if (settings === undefined) throw new Error('The company has no settings.');
  return settings.nextInvoiceNumber;
}

export function issueInvoice(body: NewInvoice, idempotencyKey: string) {
  return call(invoiceRoutes.issueInvoice, { body }, { idempotencyKey });
}

/** After an invoice was issued: the next number, the lists and the figures are others. */
export async function renewAfterIssue(client: QueryClient): Promise<void> {
  const changed = [
    routeKey(companyRoutes.getCompanySettings),
    routeKey(recordRoutes.listInvoices),
    ['dashboard'],
  ];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

export async function renewSettings(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: routeKey(companyRoutes.getCompanySettings) });
}
