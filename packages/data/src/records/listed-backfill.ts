import type { Table } from '../core/client.ts';
import { wasWritten } from '../core/write-if-unchanged.ts';
import { updateOf } from '../core/write.ts';
import { listedRecordEntity, recordEntity } from './records.entities.ts';
import { listedFields, withListKey } from './records.listed.ts';

/**
 * Gives receipts from before they were listed by date, employee and trip their places in the indexes
 * (product B22). Each is written on the condition of its version, so it may run twice and while people
 * work: a receipt that changes meanwhile gets its places by that change. Returns how many were updated.
 */
export async function backfillReceipts(table: Table, companyId: string): Promise<number> {
  const type = 'receipts';
  const listed = listedRecordEntity(table);
  const { data } = await recordEntity(table).query.main({ companyId, type }).go({ pages: 'all' });
  let count = 0;
  for (const { id, values, version } of data) {
    const update = listed
      .patch({ companyId, type, id })
      .set(listedFields(values, version))
      .where((item, op) => `${op.eq(item.version, version)} AND ${op.notExists(item.row)}`);
    if (await wasWritten(table, [withListKey(updateOf(update))])) count += 1;
  }
  return count;
}
