import type { MonthMove, MonthOrder } from '@driftig/domain/planning/month-orders';
import { monthOrderFrom, monthOrderText } from '@driftig/domain/planning/month-orders-text';

import { eachRow, rowsUpdate } from '../core/attribute-rows.ts';
import type { Table } from '../core/client.ts';
import { queryTexts } from '../core/query-texts.ts';
import { tableKeyOf } from '../core/read-items.ts';
import type { Write } from '../core/write.ts';
import { orderMonthEntity } from './planning.entities.ts';

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
        eachRow(item, prefix, (name, text) => {
          const number = Number(name);
          if (!Number.isInteger(number) || found.has(number)) return;
          found.set(number, monthOrderFrom(number, text));
        });
      return [...found.values()];
    },

    /** One write for each month that the moves touch. */
    writes(moves: readonly MonthMove[]): Write[] {
      return [...Map.groupBy(moves, ({ month }) => month)].map(([month, ofMonth]) =>
        rowsUpdate(
          keyOf(month),
          ofMonth.map(({ number, row }) => ({
            name: `${prefix}${number}`,
            text: row === undefined ? undefined : monthOrderText(row),
          })),
        ),
      );
    },
  };

  function keyOf(month: string) {
    return { TableName: table.name, Key: tableKeyOf(entity, { companyId, month }) };
  }
}
