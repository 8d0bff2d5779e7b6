import type { Table } from './client.ts';
import { readDateRange, type DateQuery, type DateRange } from './date-range.ts';
import type { Page } from './page.ts';

/** Newest date first, of an employee or of a trip where it is given. */
export interface DatedRowsFilter extends DateRange {
  readonly employeeId?: string | undefined;
  readonly tripId?: string | undefined;
}

interface DatedRows<Item, Row> {
  readonly table: Table;
  readonly entity: object;
  readonly companyId: string;
  /** The partition key of the rows, which the index by date has too. */
  readonly partition: string;
  /** The beginning of the rows' sort keys among the rows of a trip, without '#'. */
  readonly kind: string;
  readonly byDate: () => DateQuery<Item>;
  readonly byEmployee: (employeeId: string) => DateQuery<Item>;
  readonly byTrip: (tripId: string) => DateQuery<Item>;
  readonly toRow: (item: Item) => Row;
  readonly employeeOf: (row: Row) => unknown;
}

/**
 * A list of rows that have a date and an employee, and some of them a trip: receipts, expenses, mileage and diets. A page
 * of one employee's rows of a trip may have fewer rows than asked for. The index may lag behind by a moment.
 */
export function datedRows<Item, Row>(rows: DatedRows<Item, Row>) {
  const { table, entity, companyId, partition, kind, toRow, employeeOf } = rows;
  const from = { table, entity, main: { pk: partition, sk: '' } };

  function listOfTrip(tripId: string, range: DateRange): Promise<Page<Row>> {
    const trip = { partition: `c#${companyId}#trip#${tripId}`, prefix: `${kind}#` };
    return readDateRange(range, { ...from, name: 'gsi3', ...trip }, rows.byTrip(tripId), toRow);
  }

  function listOfEmployee(employeeId: string, range: DateRange): Promise<Page<Row>> {
    const index = { ...from, name: 'gsi2', partition: `${partition}#em#${employeeId}` } as const;
    return readDateRange(range, index, rows.byEmployee(employeeId), toRow);
  }

  return async ({ employeeId, tripId, ...range }: DatedRowsFilter): Promise<Page<Row>> => {
    if (tripId !== undefined) {
      const page = await listOfTrip(tripId, range);
      const isOwn = (row: Row) => employeeId === undefined || employeeOf(row) === employeeId;
      return { rows: page.rows.filter(isOwn), cursor: page.cursor };
    }
    if (employeeId !== undefined) return listOfEmployee(employeeId, range);
    return readDateRange(range, { ...from, name: 'gsi1', partition }, rows.byDate(), toRow);
  };
}
