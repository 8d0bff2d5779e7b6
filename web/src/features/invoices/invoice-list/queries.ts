import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { QueryClient } from '@tanstack/react-query';

import { allPagesQuery } from '../../../api/queries/all-pages.ts';
import { changeRows } from '../../../api/queries/change-rows.ts';
import { removeRecord } from '../../../shared/record-screens/change/remove-record.ts';

export const everything = { query: {} };

type Rows = readonly InvoiceRow[];

export function changeInvoices(client: QueryClient, change: (rows: Rows) => Rows): void {
  changeRows(client, invoiceLists.listInvoices, everything, change);
}

/** Refetched later: the rows are not known, because the server cannot be reached now. */
export async function markInvoicesStale(client: QueryClient): Promise<void> {
  const { queryKey } = allPagesQuery(invoiceLists.listInvoices, everything);
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
}

export async function deleteInvoice(client: QueryClient, id: string): Promise<void> {
  await removeRecord('invoices', id, { patches: [invoiceLists.listInvoices] });
  changeInvoices(client, (rows) => rows.filter((row) => row.id !== id));
}
