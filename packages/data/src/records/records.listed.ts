import type { StoredTypeName } from '@driftig/contracts/records/record-types';
import type { FilledValues, StoredRecord } from '@driftig/domain/records/record';

import type { Table } from '../core/client.ts';
import { readDateRange, type DateRange } from '../core/date-range.ts';
import type { Page } from '../core/page.ts';
import type { Write } from '../core/write.ts';
import { listedRecordEntity } from './records.entities.ts';

/** Types with a date, an employee and a trip, that are listed by these from an index. */
const listedTypes: ReadonlySet<StoredTypeName> = new Set(['receipts']);
export const isListed = (type: StoredTypeName) => listedTypes.has(type);

/** Attributes of the indexes. An empty employee or trip is in no index. */
export function listedFields(values: FilledValues, version: number) {
  const textOf = (name: string) => String(values[name] ?? '');
  const [date, employeeId, tripId] = [textOf('date'), textOf('employeeId'), textOf('tripId')];
  return { date, employeeId, tripId, row: { values, version } };
}

/**
 * Adds the partition of the list by date to an update. ElectroDB writes the key of an index only where one
 * of its attributes is set, and this one is made of the record's own key: a record from before it was
 * listed would stay out of the list.
 */
export function withListKey(write: Write): Write {
  const update = write.item.Update;
  const partition = update?.Key?.['pk'];
  if (update === undefined || partition === undefined) return write;
  return {
    ...write,
    item: {
      Update: {
        ...update,
        UpdateExpression: update.UpdateExpression?.replace(/^SET /, 'SET gsi1pk = :listKey, '),
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':listKey': partition },
      },
    },
  };
}

export interface DatedRecords extends DateRange {
  readonly employeeId?: string | undefined;
  readonly tripId?: string | undefined;
}

/** Lists from the indexes, which may lag behind by a moment. */
export function listedRecordQueries(table: Table, companyId: string) {
  const records = listedRecordEntity(table);
  const from = { table, entity: records };
  const type = 'receipts';
  const partition = `c#${companyId}#r#${type}`;
  const main = { pk: partition, sk: '' };

  function listAll(filter: DateRange): Promise<Page<StoredRecord>> {
    const index = { ...from, main, name: 'gsi1', partition } as const;
    const query = records.query.byDate({ companyId, type });
    return readDateRange(filter, index, query, fromRow);
  }

  function listOfEmployee(employeeId: string, filter: DateRange): Promise<Page<StoredRecord>> {
    const index = {
      ...from,
      main,
      name: 'gsi2',
      partition: `${partition}#em#${employeeId}`,
    } as const;
    const query = records.query.byEmployee({ companyId, type, employeeId });
    return readDateRange(filter, index, query, fromRow);
  }

  function listOfTrip(tripId: string, filter: DateRange): Promise<Page<StoredRecord>> {
    const trip = { partition: `c#${companyId}#trip#${tripId}`, prefix: `${type}#` };
    const index = { ...from, main, name: 'gsi3', ...trip } as const;
    const query = records.query.byTrip({ companyId, tripId });
    const dated = {
      between: (lowest: { date: string }, highest: { date: string }) =>
        query.between({ type, ...lowest }, { type, ...highest }),
    };
    return readDateRange(filter, index, dated, fromRow);
  }

  return {
    /**
     * Newest date first, of a trip or an employee where it is given. A page of one employee's receipts of a
     * trip may have fewer rows than asked for.
     */
    async listByDate({ employeeId, tripId, ...range }: DatedRecords): Promise<Page<StoredRecord>> {
      if (tripId === undefined)
        return employeeId === undefined ? listAll(range) : listOfEmployee(employeeId, range);
      const { rows, cursor } = await listOfTrip(tripId, range);
      const isOwn = ({ values }: StoredRecord) =>
        employeeId === undefined || values['employeeId'] === employeeId;
      return { rows: rows.filter(isOwn), cursor };
    },
  };
}

interface StoredRow {
  readonly id: string;
  readonly row?: Omit<StoredRecord, 'id'> | undefined;
}

const fromRow = ({ id, row = { values: {}, version: 0 } }: StoredRow): StoredRecord => ({
  id,
  ...row,
});
