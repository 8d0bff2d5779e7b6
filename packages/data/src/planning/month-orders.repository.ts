import type { MonthMove, MonthOrder } from '@driftig/domain/planning/month-orders';
import { monthOrderFrom, monthOrderText } from '@driftig/domain/planning/month-orders-text';

import { eachRow, rowsUpdate } from '../core/attribute-rows.ts';
import type { Table } from '../core/client.ts';
import { keepMonths } from '../core/kept/kept-months.ts';
import { tableKeyOf } from '../core/read-items.ts';
import type { Write } from '../core/write.ts';
import { orderMonthEntity } from './planning.entities.ts';

const prefix = 'o';

const readMonths = keepMonths({
  entity: orderMonthEntity,
  stamp: 'orders',
  rowsIn: (item) => {
    const rows = new Map<string, MonthOrder>();
    eachRow(item, prefix, (name, text) => {
      const number = Number(name);
      if (Number.isInteger(number)) rows.set(name, monthOrderFrom(number, text));
    });
    return rows;
  },
});

/** A company's orders by month (docs/decisions/0115). */
export function monthOrdersRepository(table: Table, companyId: string) {
  const entity = orderMonthEntity(table);

  return {
    /** The orders of the months from one to another ('yyyy-mm', both included); an order of several months once. */
    list: (from: string, to: string): Promise<MonthOrder[]> =>
      readMonths(table, companyId, { from, to }),

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
