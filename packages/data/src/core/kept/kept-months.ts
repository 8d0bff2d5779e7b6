import { monthsBetween } from '@driftig/domain/time/report';

import type { Table } from '../client.ts';
import { keepParts } from './kept-values.ts';
import { queryTexts, textOf, type TextItem } from '../query-texts.ts';
import { tableKeyOf } from '../read-items.ts';
import { stampRepository, type StampName } from '../stamps.ts';

/** Rows of a month by a key that is the same in each month that has the row. */
type MonthRows<Row> = ReadonlyMap<string, Row>;

interface MonthItems<Row> {
  /** An entity with an item for each company and month. */
  readonly entity: (table: Table) => object;
  readonly stamp: StampName;
  readonly rowsIn: (item: TextItem) => MonthRows<Row>;
}

interface Months {
  /** 'yyyy-mm', both included. */
  readonly from: string;
  readonly to: string;
}

/** Rows that a process keeps of all companies: an order's takes half a kilobyte. */
const mostRows = 60_000;

/**
 * Reads the rows of the months from one to another, each once. Months that were read before are used from memory while their
 * stamp is unchanged (docs/decisions/0136).
 */
export function keepMonths<Row>({ entity, stamp, rowsIn }: MonthItems<Row>) {
  const keep = keepParts<MonthRows<Row>>({
    most: mostRows,
    weigh: (rows) => rows.size + 1,
    soon: false,
  });

  const read = async (table: Table, companyId: string, names: readonly string[]) => {
    const keyOf = (month = '') => tableKeyOf(entity(table), { companyId, month });
    const [{ pk, sk: first }, { sk: last }] = [keyOf(names[0]), keyOf(names.at(-1))];
    const items = await queryTexts(table, { pk, between: [first, last] });
    const itemOf = new Map(items.map((item) => [textOf(item, 'sk'), item]));
    return names.map((month) => rowsIn(itemOf.get(keyOf(month).sk) ?? {}));
  };

  return async (table: Table, companyId: string, { from, to }: Months): Promise<Row[]> => {
    const months = await keep(table, companyId, {
      names: monthsBetween(from, to),
      readStamps: () => stampRepository(table, companyId).read([stamp]),
      read: (names) => read(table, companyId, names),
    });
    const [only] = months;
    if (months.length === 1 && only !== undefined) return [...only.values()];
    const rows = new Map<string, Row>();
    for (const month of months)
      for (const [key, row] of month) if (!rows.has(key)) rows.set(key, row);
    return [...rows.values()];
  };
}
