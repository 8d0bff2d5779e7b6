import { recordTypes } from '@driftig/contracts/record-types';
import type { recordRoutes } from '@driftig/contracts/records';
import { recordTitle } from '@driftig/domain/records/record';

import type { Handler } from '../http/handler.ts';

export const getRecordOptions: Handler<typeof recordRoutes.getRecordOptions> = async ({
  input,
  store,
}) => {
  const { type } = input.params;
  const records = await store.records.listAll(type);
  return records.map(({ id, values }) => ({ id, name: recordTitle(recordTypes[type], values) }));
};
