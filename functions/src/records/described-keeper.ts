import { recordTypes, type RecordTypeName } from '@driftig/contracts/record-types';
import { AppError } from '@driftig/domain/errors';
import { editRecord, readRecord, recordTitle } from '@driftig/domain/records/record';

import type { Edit, Keeper, Making, Saved } from './keeper.ts';
import { wireRecord } from './wire-record.ts';

/** A type that is nothing but its description. */
export function describedKeeper(dType: RecordTypeName): Keeper {
  const type = recordTypes[dType];
  return {
    async options(store, asked) {
      const { rows, cursor } = await store.records.list(dType, asked);
      return {
        rows: rows.map(({ id, values }) => ({ id, name: recordTitle(type, values) })),
        cursor,
      };
    },

    async get(store, id) {
      return wireRecord(type, await store.records.get(dType, id));
    },

    async create({ store, now, newId }, fields) {
      const values = readRecord(type, fields);
      const id = newId();
      const answer = wireRecord(type, { id, values, version: 1 });
      await store.commit({
        writes: [store.records.insert(dType, id, values, now)],
        audit: { action: 'records.created', subject: `${dType} ${id}` },
        answer,
      });
      return answer;
    },

    edit: (making, edit) => editDescribed(dType, making, edit),
  };
}

/** Whoever edits what another has changed is told. */
async function editDescribed(
  dType: RecordTypeName,
  { store, now }: Making,
  { id, version, fields }: Edit,
): Promise<Saved> {
  const type = recordTypes[dType];
  const read = await store.records.get(dType, id);
  if (version !== undefined && version !== read.version) throw new AppError('conflict');
  const values = editRecord(type, read.values, fields);
  await store.commit({
    writes: [store.records.replace(dType, read, values, now)],
    audit: {
      action: 'records.updated',
      subject: `${dType} ${id}`,
      changes: { fields: Object.keys(fields) },
    },
  });
  return wireRecord(type, { id, values, version: read.version + 1 });
}
