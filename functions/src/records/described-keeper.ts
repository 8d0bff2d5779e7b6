import { recordTypes, type RecordTypeName } from '@driftig/contracts/record-types';
import { AppError } from '@driftig/domain/errors';
import { editRecord, readRecord, recordTitle } from '@driftig/domain/records/record';

import type { Edit, Keeper, Making, Saved } from './keeper.ts';
import { wireRecord } from './wire-record.ts';

/** A type that is nothing but its description. */
export function describedKeeper(typeName: RecordTypeName): Keeper {
  const type = recordTypes[typeName];
  return {
    async options(store, asked) {
      const { rows, cursor } = await store.records.list(typeName, asked);
      return {
        rows: rows.map(({ id, values }) => ({ id, name: recordTitle(type, values) })),
        cursor,
      };
    },

    async get(store, id) {
      return wireRecord(type, await store.records.get(typeName, id));
    },

    async create({ store, now, newId }, fields) {
      const values = readRecord(type, fields);
      const id = newId();
      const answer = wireRecord(type, { id, values, version: 1 });
      await store.commit({
        writes: [store.records.insert(typeName, id, values, now)],
        audit: { action: 'records.created', subject: `${typeName} ${id}` },
        answer,
      });
      return answer;
    },

    edit: (making, edit) => editDescribed(typeName, making, edit),
  };
}

/** Whoever edits what another has changed is told. */
async function editDescribed(
  typeName: RecordTypeName,
  { store, now }: Making,
  { id, version, fields }: Edit,
): Promise<Saved> {
  const type = recordTypes[typeName];
  const read = await store.records.get(typeName, id);
  if (version !== undefined && version !== read.version) throw new AppError('conflict');
  const values = editRecord(type, read.values, fields);
  await store.commit({
    writes: [store.records.replace(typeName, read, values, now)],
    audit: {
      action: 'records.updated',
      subject: `${typeName} ${id}`,
      changes: { fields: Object.keys(fields) },
    },
  });
  return wireRecord(type, { id, values, version: read.version + 1 });
}
