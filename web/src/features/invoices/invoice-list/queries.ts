import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { QueryClient } from '@tanstack/react-query';

import { allPagesQuery, useAllPages } from '../../../api/all-pages.ts';
import { changeRows } from '../../../api/change-rows.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';

const everything = { query: {} };

export function useInvoiceRows() {
  return useAllPages(recordRoutes.listInvoices, everything);
}

type Rows = readonly InvoiceRow[];

export function changeInvoices(client: QueryClient, change: (rows: Rows) => Rows): void {
  changeRows(client, recordRoutes.listInvoices, everything, change);
}

/** Sums, charts and the printed invoice follow from what was changed. */
export async function refreshOthers(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['dashboard'] }),
    client.invalidateQueries({ queryKey: ['invoices'] }),
  ]);
}

/** To be fetched anew with the next connection, as nobody knows what stands there now. */
export async function invalidateInvoices(client: QueryClient): Promise<void> {
  const { queryKey } = allPagesQuery(recordRoutes.listInvoices, everything);
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Deleted by someone else meanwhile is as good as deleted. */
export async function deleteInvoice(client: QueryClient, id: string): Promise<void> {
  try {
    await call(recordRoutes.deleteRecord, { body: { type: 'invoices', id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
  changeInvoices(client, (rows) => rows.filter((row) => row.id !== id));
  await refreshOthers(client);
}
