import type { RecordTypeName } from '@driftig/contracts/records/record-types';
import { AppError } from '@driftig/domain/errors';

import type { Table } from './client.ts';
import { assertCursorOf, defaultPageSize, pageOf, type Page, type PageRequest } from './page.ts';
import { recordCountEntity, recordEntity } from './records.entities.ts';
import { deleteOf, putOf, updateOf, type Write } from './write.ts';

export type StoredValues = Readonly<Record<string, string | number>>;

export interface StoredRecord {
  readonly id: string;
  readonly values: StoredValues;
  readonly version: number;
}

/** Customers, products and whatever else is one description, of the actor's company. */
export function recordRepository(table: Table, companyId: string) {
  const records = recordEntity(table);
  const counts = recordCountEntity(table);
  const gone = () => new AppError('not_found');

  async function find(type: RecordTypeName, id: string): Promise<StoredRecord | undefined> {
    const { data } = await records.get({ companyId, type, id }).go({ consistent: true });
    return data ?? undefined;
  }

  return {
    find,

    async get(type: RecordTypeName, id: string): Promise<StoredRecord> {
      const record = await find(type, id);
      if (record === undefined) throw gone();
      return record;
    },

    /** Newest first. */
    async list(type: RecordTypeName, page: PageRequest): Promise<Page<StoredRecord>> {
      const cursor = assertCursorOf(page.cursor, { pk: `c#${companyId}#r#${type}`, sk: '' });
      const result = await records.query.main({ companyId, type }).go({
        limit: page.limit ?? defaultPageSize,
        cursor: cursor ?? null,
        order: 'desc',
        consistent: true,
      });
      return pageOf(result, (item) => item);
    },

    insert(type: RecordTypeName, id: string, values: StoredValues, at: string): Write {
      const item = { companyId, type, id, values, version: 1, createdAt: at, updatedAt: at };
      return putOf(records.create(item));
    },

    /** Refused when someone else changed it after it was read. */
    replace(type: RecordTypeName, read: StoredRecord, values: StoredValues, at: string): Write {
      const update = records
        .patch({ companyId, type, id: read.id })
        .set({ values, updatedAt: at, version: read.version + 1 })
        .where((item, op) => op.eq(item.version, read.version));
      return updateOf(update);
    },

    /** Refused as not found when it is gone. */
    remove(type: RecordTypeName, id: string): Write {
      const removal = records
        .delete({ companyId, type, id })
        .where((item, op) => op.exists(item.id));
      return deleteOf(removal, gone);
    },

    /** The same of what was read: refused also when someone else changed it meanwhile. */
    removeAsRead(type: RecordTypeName, { id, version }: StoredRecord): Write {
      const removal = records
        .delete({ companyId, type, id })
        .where((item, op) => op.eq(item.version, version));
      return deleteOf(removal);
    },

    /** Keeps count of a type by status; adds, so that two changes at once both count. */
    tally(type: RecordTypeName, moved: Readonly<Record<number, number>>): Write[] {
      const add = Object.fromEntries(Object.entries(moved).map(([code, by]) => [`n${code}`, by]));
      if (Object.keys(add).length === 0) return [];
      return [updateOf(counts.upsert({ companyId, type }).add(add))];
    },

    /** How many records of a type stand in the status of that number. */
    async count(type: RecordTypeName, code: number): Promise<number> {
      const { data } = await counts.get({ companyId, type }).go({ consistent: true });
      const stored: Readonly<Record<string, unknown>> = data ?? {};
      return Number(stored[`n${code}`] ?? 0);
    },
  };
}
