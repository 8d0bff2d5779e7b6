import { openStatuses } from '@driftig/domain/invoices/status';

import type { Table } from '../core/client.ts';
import { readRows } from '../core/reads/read-page.ts';
import { invoiceEntity } from './invoices.entities.ts';
import { toListRow, type InvoiceListRow } from './invoices.rows.ts';

/** All open invoices with an amount to pay, in the order of their numbers. Their count is that of what is unpaid. */
export async function listOpenInvoices(table: Table, companyId: string): Promise<InvoiceListRow[]> {
  const found = await Promise.all(
    openStatuses.map(async (status) => {
      const entity = invoiceEntity(table);
      const query = entity.query
        .byStatus({ companyId, status })
        .where((item, op) => op.gt(item.amountDue, 0));
      return readRows({ table, entity }, query, { order: 'asc' }, toListRow);
    }),
  );
  return found.flat().toSorted((a, b) => a.number - b.number);
}
