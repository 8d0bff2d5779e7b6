import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { shownInvoiceRoutes } from '@driftig/contracts/invoices/shown';
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import type { QueryClient } from '@tanstack/react-query';

import { invalidateAfter } from '../../api/queries/changes.ts';
import { call } from '../../api/client.ts';
import {
  changeOptimistically,
  type Outcome,
} from '../../shared/record-screens/change/optimistic-change.ts';
import { changeInvoices, markInvoicesStale } from './invoice-list/queries.ts';
import { withStatus } from './invoice-list/shown-status.ts';
import { printableInvoice } from './invoice-view-queries.ts';

export type ChangingInvoice = Pick<
  InvoiceRow,
  'id' | 'number' | 'status' | 'missingPayment' | 'amount' | 'paid' | 'currency' | 'isDeposit'
>;

interface Change {
  readonly client: QueryClient;
  readonly invoice: ChangingInvoice;
  readonly today: string;
}

/**
 * The row is patched in the list, but not where it was Payed: what is left of its payments is known
 * to the server alone.
 */
const optionsFor = ({ status }: ChangingInvoice) =>
  status === 'paid' ? {} : { patches: [invoiceLists.listInvoices] };

/** Sets the status with an optimistic update of the list and of the invoice view. */
export async function changeStatus(
  { client, invoice, today }: Change,
  status: InvoiceStatus,
): Promise<Outcome<ChangingInvoice>> {
  const printable = printableInvoice(invoice.number);
  const options = optionsFor(invoice);
  const input = { body: { id: invoice.id, status, seen: invoice.status } };
  // A fetch in flight would overwrite the optimistic update.
  await client.cancelQueries({ queryKey: printable.queryKey });
  const outcome = await changeOptimistically<ChangingInvoice, unknown>({
    read: invoice,
    changed: { ...invoice, status },
    show: (now) => {
      changeInvoices(client, (rows) =>
        rows.map((row) => (row.id === now.id ? withStatus(row, now.status, today) : row)),
      );
      client.setQueryData(printable.queryKey, (shown) => shown && { ...shown, status: now.status });
    },
    send: () => call(shownInvoiceRoutes.changeInvoiceStatus, input, options),
    ask: async () => {
      const now = await client.fetchQuery({ ...printable, staleTime: 0 });
      return { ...invoice, status: now.status };
    },
    isMade: (now) => now.status === status,
    onMade: () => invalidateAfter(shownInvoiceRoutes.changeInvoiceStatus, input, options),
  });
  if (outcome.kind === 'unknown') await markInvoicesStale(client);
  return outcome;
}
