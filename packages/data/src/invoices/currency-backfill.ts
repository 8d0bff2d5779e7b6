import { creditOf } from '@driftig/domain/invoices/balance';
import { creditDeltas } from '@driftig/domain/invoices/credit-deltas';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { totalsOfChange } from '@driftig/domain/invoices/totals-deltas';

import type { Table } from '../core/client.ts';
import { creditFigures } from './credits.repository.ts';
import { totalsRepository } from '../dashboard/dashboard.repository.ts';
import { invoiceEntity } from './invoices.entities.ts';
import { invoiceFromStored } from './invoices.mapping.ts';
import { rowToStored } from './invoices.settling.ts';
import { updateOf } from '../core/write.ts';
import { wasWritten } from '../core/write-if-unchanged.ts';

/**
 * Moves invoices in other currencies out of the figures of kroner, from before amounts were kept by
 * currency (product H11), and gives each row its currency. Adds customers' credit of invoices from
 * before 'Til gode' was counted (product D35). Each invoice is one conditional transaction, so it
 * may run twice and while people work: concurrently changed invoices wait for the next run. Returns
 * how many invoices were updated.
 */
export async function backfillCurrencies(table: Table, companyId: string): Promise<number> {
  const { data } = await invoiceEntity(table).query.byNumber({ companyId }).go({ pages: 'all' });
  let count = 0;
  for (const before of data.map(invoiceFromStored)) {
    if (before.countedIn !== undefined && before.countedCredit === creditOf(before)) continue;
    if (await isCountedApart(table, companyId, before)) count += 1;
  }
  return count;
}

function isCountedApart(table: Table, companyId: string, before: Invoice): Promise<boolean> {
  const { number, date, version, status, currency } = before;
  const after = { ...before, countedIn: currency, countedCredit: creditOf(before) };
  const totals = totalsRepository(table, companyId);
  const owed = creditFigures(table, companyId);
  const update = invoiceEntity(table)
    .patch({ companyId, number })
    // A change that has read the invoice before is refused by the version.
    .set({ row: rowToStored(after), version: version + 1 })
    .composite({ date })
    .where((item, op) =>
      [
        version === 0 ? op.notExists(item.version) : op.eq(item.version, version),
        op.eq(item.status, status),
        // `backfillCustomers` gives an invoice its customer without a new version.
        ...(before.countedFor === undefined ? [op.notExists(item.customerId)] : []),
      ].join(' AND '),
    );
  const moved = totalsOfChange(before, after).map((delta) => totals.add(delta));
  const credits = creditDeltas(before, after).map((delta) => owed.addCredit(delta));
  return wasWritten(table, [updateOf(update), ...moved, ...credits]);
}
