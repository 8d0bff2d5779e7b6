import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { MonthMove, MonthOrder } from '@driftig/domain/planning/month-orders';
import { monthOrderFrom, monthOrderText } from '@driftig/domain/planning/month-orders-text';

import type { Table } from '../core/client.ts';
import type { Write } from '../core/write.ts';
import { orderMonthEntity } from './planning.entities.ts';

/** Each order is an attribute of its month's item, so that two orders are written at once without a version. */
const prefix = 'o';

/** A company's orders by month (docs/decisions/0115). */
export function monthOrdersRepository(table: Table, companyId: string) {
  const entity = orderMonthEntity(table);

  return {
    /** The orders of the months from one to another ('yyyy-mm', both included); an order of several months once. */
    async list(from: string, to: string): Promise<MonthOrder[]> {
      const found = new Map<number, MonthOrder>();
      const { TableName, Key } = keyOf(from);
      const { Key: last } = keyOf(to);
      let start: Record<string, unknown> | undefined;
      do {
        const page = await table.client.send(
          new QueryCommand({
            TableName,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
            ExpressionAttributeValues: { ':pk': Key['pk'], ':from': Key['sk'], ':to': last['sk'] },
            ExclusiveStartKey: start,
          }),
        );
        for (const item of page.Items ?? []) addRows(found, item);
        start = page.LastEvaluatedKey;
      } while (start !== undefined);
      return [...found.values()];
    },

    /** One write for each month that the moves touch: a transaction may write an item only once. */
    writes(moves: readonly MonthMove[]): Write[] {
      return [...Map.groupBy(moves, ({ month }) => month)].map(([month, ofMonth]) => ({
        item: { Update: { ...keyOf(month), ...expressionOf(ofMonth) } },
        refusal: () => new Error('the month of an order has no condition'),
      }));
    },
  };

  function keyOf(month: string) {
    return entity
      .get({ companyId, month })
      .params<{ TableName: string; Key: Record<string, string> }>();
  }
}

function addRows(found: Map<number, MonthOrder>, item: Readonly<Record<string, unknown>>): void {
  for (const [name, text] of Object.entries(item)) {
    const number = Number(name.slice(prefix.length));
    if (!name.startsWith(prefix) || !Number.isInteger(number) || typeof text !== 'string') continue;
    if (!found.has(number)) found.set(number, monthOrderFrom(number, text));
  }
}

function expressionOf(moves: readonly MonthMove[]) {
  const set = moves.filter(({ row }) => row !== undefined);
  const removed = moves.filter(({ row }) => row === undefined);
  const parts = [
    ...(set.length > 0 ? [`SET ${set.map(({ number }) => `#${number} = :${number}`).join()}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.map(({ number }) => `#${number}`).join()}`] : []),
  ];
  const values = set.flatMap(({ number, row }) =>
    row === undefined ? [] : [[`:${number}`, monthOrderText(row)] as const],
  );
  return {
    UpdateExpression: parts.join(' '),
    ExpressionAttributeNames: Object.fromEntries(
      moves.map(({ number }) => [`#${number}`, `${prefix}${number}`]),
    ),
    ...(values.length > 0 && { ExpressionAttributeValues: Object.fromEntries(values) }),
  };
}
