import type { SavedRecord } from '@driftig/contracts/records/record-body';
import type { RecordEdit, RecordValues } from '@driftig/contracts/records/record-type';
import { storedTypes, type StoredTypeName } from '@driftig/contracts/records/record-types';
import type { CompanyData } from '@driftig/data/store';
import { assertVersion } from '@driftig/domain/assert-version';
import {
  answerRecord,
  changedFields,
  editRecord,
  newRecord,
  type FilledValues,
  type StoredRecord,
} from '@driftig/domain/records/record';
import { recordName } from '@driftig/domain/records/record-name';

import { recordDeleted } from '../texts.ts';
import type { Changing, Creating, Deletes, Edit, Reads } from './record-handlers.ts';

/**
 * Adds the values that a type copies from the records it refers to. Throws bad_input for a reference
 * to a missing record. `before` is given for an edit: the values that were read.
 */
export type Complete = (
  store: CompanyData,
  values: FilledValues,
  before?: FilledValues,
) => Promise<FilledValues>;

const asItIs: Complete = (_store, values) => Promise.resolve(values);

/** The handlers of every stored type; `all-handlers.ts` says which calls a type has. */
interface StoredHandlers<T extends StoredTypeName> extends Reads<T>, Deletes {
  readonly create: (by: Creating, values: RecordValues) => Promise<SavedRecord<T>>;
  readonly edit: (by: Changing, edit: StoredEdit) => Promise<SavedRecord<T>>;
}

/** Changes of a customer are also part of that customer's history. */
function subjectOf(type: StoredTypeName, id: string) {
  return { subject: `${type} ${id}`, ...(type === 'customers' ? { customer: id } : {}) };
}

type StoredEdit = Omit<Edit<'customers'>, 'values'> & { readonly values: RecordEdit };

/** The handlers of a type that is nothing but its fields; `complete` adds to them. */
export function storedHandlers<T extends StoredTypeName>(
  type: T,
  complete: Complete = asItIs,
): StoredHandlers<T> {
  const description = storedTypes[type];
  // Stored values have their names and kinds at run time only; the answer's schema checks them.
  const saved = (record: StoredRecord) =>
    ({ type, record: answerRecord(description, record) }) as unknown as SavedRecord<T>;
  return {
    async options(store, page) {
      const { rows, cursor } = await store.records.list(type, page);
      return {
        rows: rows.map(({ id, values }) => ({ id, name: recordName(description, values) })),
        cursor,
      };
    },

    async get(store, id) {
      return saved(await store.records.get(type, id));
    },

    async create({ store, now, newId }, input) {
      const values = await complete(store, newRecord(description, input));
      const id = newId();
      const answer = saved({ id, values, version: 1 });
      await store.commit({
        writes: store.records.insert(type, [{ id, values, at: now }]),
        audit: { action: 'records.created', ...subjectOf(type, id) },
        answer,
      });
      return answer;
    },

    async edit({ store, now }, { id, version, values: edit }) {
      const read = await store.records.get(type, id);
      assertVersion(read, version);
      const values = await complete(store, editRecord(description, read.values, edit), read.values);
      await store.commit({
        writes: store.records.replace(type, read, values, now),
        audit: {
          action: 'records.updated',
          ...subjectOf(type, id),
          changes: { fields: changedFields(read.values, values) },
        },
      });
      return saved({ id, values, version: read.version + 1 });
    },

    async remove({ store, now }, id) {
      await store.commit({
        writes: store.records.remove(type, await store.records.get(type, id), now),
        audit: { action: 'records.deleted', ...subjectOf(type, id) },
      });
      return recordDeleted;
    },
  };
}
