import type { RecordType } from '@driftig/contracts/records/record-type';
import { recordTypes, type RecordTypeName } from '@driftig/contracts/records/record-types';
import type { CompanyStore } from '@driftig/data/store';
import type { Write } from '@driftig/data/write';
import { AppError } from '@driftig/domain/errors';
import {
  editRecord,
  readRecord,
  recordName,
  statusMoved,
  type FilledValues,
} from '@driftig/domain/records/record';

import type { Edit, Making, Reader, Remover, Saved, Saver } from './keeper.ts';
import { recordDeleted } from './texts.ts';
import { wireRecord } from './wire-record.ts';

/**
 * Adds what a type's values say by reference, and refuses a reference to nothing; `before` is what
 * an edit is of.
 */
export type FillIn = (
  store: CompanyStore,
  values: FilledValues,
  before?: FilledValues,
) => Promise<FilledValues>;

const asItIs: FillIn = (_store, values) => Promise.resolve(values);

/** A type that is nothing but its description, and at most a rule that fills it in. */
export function describedKeeper(
  typeName: RecordTypeName,
  fillIn: FillIn = asItIs,
): Reader & Saver & Remover {
  const type = recordTypes[typeName];
  return {
    async options(store, asked) {
      const { rows, cursor } = await store.records.list(typeName, asked);
      return {
        rows: rows.map(({ id, values }) => ({ id, name: recordName(type, values) })),
        cursor,
      };
    },

    async get(store, id) {
      return wireRecord(type, await store.records.get(typeName, id));
    },

    async create({ store, now, newId }, fields) {
      const values = await fillIn(store, readRecord(type, fields));
      const id = newId();
      const answer = wireRecord(type, { id, values, version: 1 });
      await store.commit({
        writes: [
          store.records.insert(typeName, id, values, now),
          ...store.records.tally(typeName, statusMoved(type, undefined, values)),
        ],
        audit: { action: 'records.created', subject: `${typeName} ${id}` },
        answer,
      });
      return answer;
    },

    edit: (making, edit) => editDescribed(typeName, fillIn, making, edit),

    async remove({ store }, id) {
      await store.commit({
        writes: await removal(typeName, store, id),
        audit: { action: 'records.deleted', subject: `${typeName} ${id}` },
      });
      return recordDeleted;
    },
  };
}

/** A record that is counted by its status leaves the count it stood in, no other. */
async function removal(
  typeName: RecordTypeName,
  store: CompanyStore,
  id: string,
): Promise<Write[]> {
  const type: RecordType = recordTypes[typeName];
  if (type.statuses === undefined) return [store.records.remove(typeName, id)];
  const read = await store.records.get(typeName, id);
  return [
    store.records.removeAsRead(typeName, read),
    ...store.records.tally(typeName, statusMoved(type, read.values, undefined)),
  ];
}

/** Whoever edits what another has changed is told. */
async function editDescribed(
  typeName: RecordTypeName,
  fillIn: FillIn,
  { store, now }: Making,
  { id, version, fields }: Edit,
): Promise<Saved> {
  const type = recordTypes[typeName];
  const read = await store.records.get(typeName, id);
  if (version !== undefined && version !== read.version) throw new AppError('conflict');
  const values = await fillIn(store, editRecord(type, read.values, fields), read.values);
  await store.commit({
    writes: [
      store.records.replace(typeName, read, values, now),
      ...store.records.tally(typeName, statusMoved(type, read.values, values)),
    ],
    audit: {
      action: 'records.updated',
      subject: `${typeName} ${id}`,
      changes: { fields: Object.keys(fields) },
    },
  });
  return wireRecord(type, { id, values, version: read.version + 1 });
}
