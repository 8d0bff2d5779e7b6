import { monthMoves } from '@driftig/domain/planning/month-orders';

import type { Table } from '../core/client.ts';
import { storedNames } from '../core/stored-names.ts';
import { wasWritten } from '../core/write-if-unchanged.ts';
import { orderEntity } from '../orders/orders.entities.ts';
import { fromStored } from '../orders/orders.mapping.ts';
import { monthOrdersRepository } from './month-orders.repository.ts';

/**
 * Writes the rows of months of a company's orders, for orders from before they were kept
 * (docs/decisions/0115). Each is a transaction on the condition that the order is as it was read, so it
 * may run twice and while people work: a change meanwhile writes its own row. Gives how many were
 * written.
 */
export async function backfillMonthOrders(table: Table, companyId: string): Promise<number> {
  const entity = orderEntity(table);
  const months = monthOrdersRepository(table, companyId);
  const { data } = await entity.query.byNumber({ companyId }).go({ pages: 'all' });
  let count = 0;
  for (const order of data.map((one) => fromStored(one))) {
    const { number, version } = order;
    const { TableName, Key } = entity
      .get({ companyId, number })
      .params<{ TableName: string; Key: Record<string, string> }>();
    const unchanged = {
      TableName,
      Key,
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': storedNames.version },
      ExpressionAttributeValues: { ':version': version },
    };
    const rows = months.writes(monthMoves(undefined, order));
    const check = { item: { ConditionCheck: unchanged }, refusal: () => new Error('changed') };
    if (await wasWritten(table, [check, ...rows])) count += 1;
  }
  return count;
}
