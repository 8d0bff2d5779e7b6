import { openStatuses } from '@driftig/domain/invoices/status';

import type { Table } from '../core/client.ts';
import { invoiceEntity } from './invoices.entities.ts';
import { toListRow, type InvoiceListRow } from './invoices.rows.ts';

/** All open invoices with an amount to pay, in the order of their numbers. Their count is that of what is unpaid. */
export async function listOpenInvoices(table: Table, companyId: string): Promise<InvoiceListRow[]> {
  const found = await Promise.all(
    openStatuses.map(async (status) => {
      const { data } = await invoiceEntity(table)
        .query.byStatus({ companyId, status })
        .where((item, op) => op.gt(item.amountDue, 0))
        .go({ pages: 'all' });
      return data.map(toListRow);
    }),
  );
  return found.flat().toSorted((a, b) => a.number - b.number);
}
