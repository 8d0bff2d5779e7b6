import { storedTypes, type StoredTypeName } from '@driftig/contracts/records/record-types';
import { AppError } from '@driftig/domain/errors';
import { statusMoved, type FilledValues, type StoredRecord } from '@driftig/domain/records/record';
import { erasableFrom, outlivesDelete } from '@driftig/domain/records/retention';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { fileScanRepository } from './file-scans.repository.ts';
import { assertCursorOf, type Page, type PageRequest } from '../core/page.ts';
import { readPage } from '../core/reads/read-page.ts';
import { readBatch } from '../core/read-items.ts';
import {
  deletedRecordEntity,
  listedRecordEntity,
  recordCountEntity,
  recordEntity,
} from './records.entities.ts';
import { addingFigures, type AddedFigure } from './records.figures.ts';
import { isListed, listedFields, listedRecordQueries, withListKey } from './records.listed.ts';
import { checkOf, deleteOf, putOf, updateOf, type Write } from '../core/write.ts';

const listedNames = ['id', 'values', 'version'] as const;

/** A record as it is kept. */
interface KeptRecord extends StoredRecord {
  /** ISO UTC. */
  readonly createdAt: string;
}

interface NewStoredRecord {
  readonly id: string;
  readonly values: FilledValues;
  /** ISO UTC. */
  readonly at: string;
}

/** Delta of the number of records in each status, by its number. */
type Counts = Readonly<Record<number, number>>;

/**
 * Customers, products and whatever else is nothing but its fields, of the actor's company. Where a
 * type has statuses, the writes of a change keep the count of records in each: counts are added to,
 * so that two changes at once both count.
 */
export function recordRepository(table: Table, companyId: string) {
  const records = recordEntity(table);
  const listed = listedRecordEntity(table);
  const counts = recordCountEntity(table);
  const deleted = deletedRecordEntity(table);

  async function find(type: StoredTypeName, id: string): Promise<KeptRecord | undefined> {
    const { data } = await records.get({ companyId, type, id }).go({ consistent: true });
    return data ?? undefined;
  }

  function countWrites(type: StoredTypeName, moved: readonly Counts[]): Write[] {
    const add = Object.fromEntries(sumOf(moved).map(([code, by]) => [`n${code}`, by]));
    if (Object.keys(add).length === 0) return [];
    return [updateOf(counts.upsert({ companyId, type }).add(add))];
  }

  function keepDeleted(type: StoredTypeName, read: StoredRecord, at: string): Write[] {
    const from = erasableFrom(type, read.values);
    if (from === undefined) return [];
    const { id, values, version } = read;
    const kept = { companyId, type, id, values, version, deletedAt: at, erasableFrom: from };
    return [putOf(deleted.create(kept))];
  }

  return {
    find,

    /** Results of malware scans of records' files. */
    get scans() {
      return fileScanRepository(table, companyId);
    },

    async get(type: StoredTypeName, id: string): Promise<KeptRecord> {
      const record = await find(type, id);
      if (record === undefined) throw new AppError('not_found');
      return record;
    },

    /** The records of these ids that there are, however many are asked for. */
    async listById(type: StoredTypeName, ids: readonly string[]): Promise<KeptRecord[]> {
      if (ids.length === 0) return [];
      const keys = ids.map((id) => ({ companyId, type, id }));
      return readBatch(table, records, keys);
    },

    /** Newest first. */
    async list(type: StoredTypeName, page: PageRequest): Promise<Page<StoredRecord>> {
      assertCursorOf(page.cursor, { pk: `c#${companyId}#r#${type}`, sk: '' });
      const query = records.query.main({ companyId, type });
      const options = { ...page, order: 'desc', consistent: true, names: listedNames } as const;
      return readPage({ table, entity: records }, query, options, (item) => item);
    },

    ...listedRecordQueries(table, companyId),

    /** So many that they fit into one transaction. */
    insert(type: StoredTypeName, added: readonly NewStoredRecord[]): Write[] {
      const puts = added.map(({ id, values, at }) => {
        const stored = { companyId, type, id, values, version: 1, createdAt: at, updatedAt: at };
        if (!isListed(type)) return putOf(records.create(stored));
        return putOf(listed.create({ ...stored, ...listedFields(values, 1) }));
      });
      const moved = added.map(({ values }) => statusMoved(storedTypes[type], undefined, values));
      return [...puts, ...countWrites(type, moved)];
    },

    /** Optimistic lock: refused (409) when someone else changed it after it was read. */
    replace(type: StoredTypeName, read: StoredRecord, values: FilledValues, at: string): Write[] {
      const key = { companyId, type, id: read.id };
      const after = { values, updatedAt: at, version: read.version + 1 };
      const update = isListed(type)
        ? listed
            .patch(key)
            .set({ ...after, ...listedFields(values, after.version) })
            .where((item, op) => op.eq(item.version, read.version))
        : records
            .patch(key)
            .set(after)
            .where((item, op) => op.eq(item.version, read.version));
      const moved = statusMoved(storedTypes[type], read.values, values);
      const write = isListed(type) ? withListKey(updateOf(update)) : updateOf(update);
      return [write, ...countWrites(type, [moved])];
    },

    /** Throws VersionConflict when it has changed since it was read; the change leaves it as it is. */
    checkUnchanged(type: StoredTypeName, { id, version }: StoredRecord): Write {
      const condition = {
        expression: '#version = :version',
        names: { '#version': 'version' },
        values: { ':version': version },
      };
      return checkOf(records.get({ companyId, type, id }), condition, () => new VersionConflict());
    },

    /**
     * Adds to a record's figures atomically, so that concurrent changes both count. Raises the
     * version, so that older figures cannot overwrite them. Refused (409) when the record is gone,
     * or lacks a required figure.
     */
    addTo(type: StoredTypeName, id: string, figures: readonly AddedFigure[], at: string): Write {
      const update = records.patch({ companyId, type, id }).set({ updatedAt: at });
      return addingFigures(updateOf(update), figures);
    },

    /**
     * A soft delete where a law keeps the record: it moves out of every list and call until it may
     * be erased. Optimistic lock where the values as read are counted or kept; of any other type
     * the record as it is by then is deleted: refused as not_found when it is gone.
     */
    remove(type: StoredTypeName, read: StoredRecord, at: string): Write[] {
      const { id, version, values } = read;
      const removal = records.delete({ companyId, type, id });
      if (!hasStatuses(type) && !outlivesDelete(type))
        return [
          deleteOf(
            removal.where((item, op) => op.exists(item.id)),
            () => new AppError('not_found'),
          ),
        ];
      const moved = statusMoved(storedTypes[type], values, undefined);
      const asRead = removal.where((item, op) => op.eq(item.version, version));
      return [deleteOf(asRead), ...keepDeleted(type, read, at), ...countWrites(type, [moved])];
    },

    /** Number of records of a type in the status of that number. */
    async count(type: StoredTypeName, code: number): Promise<number> {
      const { data } = await counts.get({ companyId, type }).go({ consistent: true });
      const stored: Readonly<Record<string, unknown>> = data ?? {};
      return Number(stored[`n${code}`] ?? 0);
    },
  };
}

const hasStatuses = (type: StoredTypeName) => 'statuses' in storedTypes[type];

/** A count that moves by 0 is not written. */
function sumOf(moved: readonly Counts[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const [code, by] of moved.flatMap((one) => Object.entries(one)))
    sums.set(code, (sums.get(code) ?? 0) + by);
  return [...sums].filter(([, by]) => by !== 0);
}
