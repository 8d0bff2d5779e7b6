import { recordTypes, type RecordTypeName } from '@driftig/contracts/record-types';
import type { CompanyStore } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import { editRecord } from '@driftig/domain/records/record';

import { wireRecord } from './wire-record.ts';

interface Edit {
  readonly dType: RecordTypeName;
  readonly id: string;
  readonly version: number | undefined;
  readonly fields: Record<string, unknown>;
}

/** What both update calls do (reading D9). Whoever edits what another has changed is told. */
export async function changeRecord(
  store: CompanyStore,
  now: string,
  edit: Edit,
): Promise<{ id: string }> {
  const { dType, id, version, fields } = edit;
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
