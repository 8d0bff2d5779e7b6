import type { StoredTypeName } from '@driftig/contracts/records/record-types';
import type { FilledValues, StoredRecord } from '@driftig/domain/records/record';

import type { Table } from '../core/client.ts';
import { datedRows } from '../core/dated-rows.ts';
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

/** Lists from the indexes, which may lag behind by a moment. */
export function listedRecordQueries(table: Table, companyId: string) {
  const records = listedRecordEntity(table);
  const type = 'receipts';
  return {
    listByDate: datedRows({
      table,
      entity: records,
      companyId,
      partition: `c#${companyId}#r#${type}`,
      kind: type,
      byDate: () => records.query.byDate({ companyId, type }),
      byEmployee: (employeeId) => records.query.byEmployee({ companyId, type, employeeId }),
      byTrip(tripId) {
        const query = records.query.byTrip({ companyId, tripId });
        return {
          between: (lowest, highest) => query.between({ type, ...lowest }, { type, ...highest }),
        };
      },
      toRow: fromRow,
      employeeOf: ({ values }) => values['employeeId'],
    }),
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
