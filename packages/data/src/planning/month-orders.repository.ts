import type { MonthMove, MonthOrder } from '@driftig/domain/planning/month-orders';
import { monthOrderFrom, monthOrderText } from '@driftig/domain/planning/month-orders-text';

import type { Table } from '../core/client.ts';
import { queryTexts, type TextItem } from '../core/query-texts.ts';
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
      const { pk, sk: first } = keyOf(from).Key;
      const { sk: last } = keyOf(to).Key;
      for (const item of await queryTexts(table, { pk, between: [first, last] }))
        addRows(found, item);
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
      .params<{ TableName: string; Key: { pk: string; sk: string } }>();
  }
}

function addRows(found: Map<number, MonthOrder>, item: TextItem): void {
  for (const name in item) {
    const text = name.startsWith(prefix) ? item[name]?.S : undefined;
    const number = Number(name.slice(prefix.length));
    if (text === undefined || !Number.isInteger(number) || found.has(number)) continue;
    found.set(number, monthOrderFrom(number, text));
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
