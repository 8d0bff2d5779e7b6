import { monthMoves } from '@driftig/domain/planning/month-orders';

import type { Table } from '../core/client.ts';
import { retryOnConflict, VersionConflict } from '../core/retry-on-conflict.ts';
import { withStamps } from '../core/stamps.ts';
import { storedNames } from '../core/stored-names.ts';
import { transact } from '../core/transact.ts';
import { checkOf } from '../core/write.ts';
import { orderEntity } from '../orders/orders.entities.ts';
import { fromStored } from '../orders/orders.mapping.ts';
import { monthOrdersRepository } from './month-orders.repository.ts';

/**
 * Writes the rows of months of a company's orders, for orders from before they were kept
 * (docs/decisions/0115). Each is a transaction on the condition that the order is as it was read, so it
 * may run twice and while people work. Gives how many orders there are.
 */
export async function backfillMonthOrders(table: Table, companyId: string): Promise<number> {
  const { data } = await orderEntity(table).query.byNumber({ companyId }).go({ pages: 'all' });
  for (const { number } of data) await writeRows(table, companyId, number);
  return data.length;
}

/** Reads and writes again until no change came in between. */
async function writeRows(table: Table, companyId: string, number: number): Promise<void> {
  const entity = orderEntity(table);
  const months = monthOrdersRepository(table, companyId);
  const key = entity.get({ companyId, number });
  await retryOnConflict(async () => {
    const { data } = await key.go({ consistent: true });
    if (data === null) return;
    const condition = {
      expression: '#version = :version',
      names: { '#version': storedNames.version },
      values: { ':version': data.version },
    };
    const unchanged = checkOf(key, condition, () => new VersionConflict());
    const rows = months.writes(monthMoves(undefined, fromStored(data)));
    await transact({ table }, withStamps(table, [unchanged, ...rows]));
  });
}
