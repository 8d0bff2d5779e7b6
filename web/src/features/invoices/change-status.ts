import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import type { QueryClient } from '@tanstack/react-query';

import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { changeInvoices, invalidateInvoices, refreshOthers } from './invoice-list/queries.ts';
import { withStatus } from './invoice-list/shown-status.ts';
import { printableInvoice } from './invoice-view-queries.ts';

export type ChangingInvoice = Pick<InvoiceRow, 'id' | 'number' | 'status' | 'missingPayment'>;

/** `unknown`: no answer came, and nobody could be asked what stands there now. */
export type StatusOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'kept'; readonly now: InvoiceStatus; readonly error: unknown }
  | { readonly kind: 'unknown'; readonly error: unknown };

interface Change {
  readonly client: QueryClient;
  readonly invoice: ChangingInvoice;
  readonly today: string;
}

/**
 * Shown at once, in the list and on the invoice. Taken back when the server says no; when its answer
 * got lost, or somebody else was first, it is asked what the status is now.
 */
export async function changeStatus(change: Change, status: InvoiceStatus): Promise<StatusOutcome> {
  const { client, invoice } = change;
  await client.cancelQueries({ queryKey: printableInvoice(invoice.number).queryKey });
  show(change, status);
  try {
    const body = { id: invoice.id, status, seen: invoice.status };
    await call(invoiceRoutes.changeInvoiceStatus, { body });
  } catch (error) {
    const now = wasRefused(error) ? invoice.status : await statusOnServer(change);
    show(change, now ?? invoice.status);
    if (now === undefined) {
      await invalidateInvoices(client);
      return { kind: 'unknown', error };
    }
    if (now !== status) return { kind: 'kept', now, error };
  }
  await refreshOthers(client);
  return { kind: 'changed' };
}

/** Who was late does not know what stands there now either. */
function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.code !== 'conflict';
}

function show({ client, invoice, today }: Change, status: InvoiceStatus): void {
  changeInvoices(client, (rows) =>
    rows.map((row) => (row.id === invoice.id ? withStatus(row, status, today) : row)),
  );
  const { queryKey } = printableInvoice(invoice.number);
  client.setQueryData(queryKey, (shown) => shown && { ...shown, status });
}

async function statusOnServer({ client, invoice }: Change): Promise<InvoiceStatus | undefined> {
  const asked = { ...printableInvoice(invoice.number), staleTime: 0 };
  return client.fetchQuery(asked).then(
    ({ status }) => status,
    () => undefined,
  );
}
