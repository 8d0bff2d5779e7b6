import { recordTypes } from '@driftig/contracts/record-types';
import type { recordRoutes } from '@driftig/contracts/records';
import { readRecord } from '@driftig/domain/records/record';

import type { Handler } from '../http/handler.ts';
import { wireRecord } from './wire-record.ts';

export const createRecord: Handler<typeof recordRoutes.createRecord> = async ({
  input,
  store,
  now,
  newId,
}) => {
  const { dType, ...fields } = input.body;
  const type = recordTypes[dType];
  const values = readRecord(type, fields);
  const id = newId();
  const answer = wireRecord(type, { id, values, version: 1 });
  await store.commit({
    writes: [store.records.insert(dType, id, values, now)],
    audit: { action: 'records.created', subject: `${dType} ${id}` },
    answer,
  });
  return answer;
};
