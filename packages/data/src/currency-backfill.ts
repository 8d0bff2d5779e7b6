import type { Invoice } from '@driftig/domain/invoices/invoice';
import { totalsOfChange } from '@driftig/domain/invoices/totals-deltas';

import type { Table } from './client.ts';
import { totalsRepository } from './dashboard.repository.ts';
import { invoiceEntity } from './invoices.entities.ts';
import { invoiceFromStored } from './invoices.mapping.ts';
import { rowToStored } from './invoices.settling.ts';
import { updateOf } from './write.ts';
import { wasWritten } from './write-if-unchanged.ts';

/**
 * Moves what a company invoiced in other currencies out of the figures of kroner, where it was counted
 * before amounts were kept by currency (product H11), and gives each row its currency. Each invoice is
 * one conditional transaction, so it may run twice and while people work: what somebody changes
 * meanwhile waits for the next run. Gives how many invoices were brought up to date.
 */
export async function backfillCurrencies(table: Table, companyId: string): Promise<number> {
  const { data } = await invoiceEntity(table).query.byNumber({ companyId }).go({ pages: 'all' });
  let count = 0;
  for (const before of data.map(invoiceFromStored)) {
    if (before.countedIn !== undefined) continue;
    if (await isCountedApart(table, companyId, before)) count += 1;
  }
  return count;
}

function isCountedApart(table: Table, companyId: string, before: Invoice): Promise<boolean> {
  const { number, date, version, status, currency } = before;
  const after = { ...before, countedIn: currency };
  const totals = totalsRepository(table, companyId);
  const update = invoiceEntity(table)
    .patch({ companyId, number })
    // A change that has read the invoice before is refused by the version.
    .set({ row: rowToStored(after), version: version + 1 })
    .composite({ date })
    .where((item, op) =>
      [
        version === 0 ? op.notExists(item.version) : op.eq(item.version, version),
        op.eq(item.status, status),
      ].join(' AND '),
    );
  const moved = totalsOfChange(before, after).map((delta) => totals.add(delta));
  return wasWritten(table, [updateOf(update), ...moved]);
}
