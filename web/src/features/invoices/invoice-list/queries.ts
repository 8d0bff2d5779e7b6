import type { InvoiceRow } from '@driftig/contracts/invoices-answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices-status';
import { invoiceRoutes } from '@driftig/contracts/invoices';
import { recordRoutes } from '@driftig/contracts/records';
import type { QueryClient } from '@tanstack/react-query';

import { useAllPages } from '../../../api/all-pages.ts';
import { changeRows } from '../../../api/change-rows.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { withStatus } from './shown-status.ts';

const everything = { query: {} };

export function useInvoiceRows() {
  return useAllPages(recordRoutes.listInvoices, everything);
}

type Rows = readonly InvoiceRow[];

function changeInvoices(client: QueryClient, change: (rows: Rows) => Rows): void {
  changeRows(client, recordRoutes.listInvoices, everything, change);
}

/** Sums, charts and the printed invoice follow from what was changed. */
async function refreshOthers(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['dashboard'] }),
    client.invalidateQueries({ queryKey: ['invoices'] }),
  ]);
}

/** Shown at once, and taken back when the server says no. */
export async function changeStatus(
  client: QueryClient,
  row: InvoiceRow,
  status: InvoiceStatus,
  today: string,
): Promise<void> {
  const show = (to: InvoiceStatus) =>
    changeInvoices(client, (rows) =>
      rows.map((other) => (other.id === row.id ? withStatus(other, to, today) : other)),
    );
  show(status);
  try {
    await call(invoiceRoutes.changeInvoiceStatus, { body: { id: row.id, status } });
  } catch (error) {
    show(row.status);
    throw error;
  }
  await refreshOthers(client);
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
