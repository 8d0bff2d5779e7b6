import { recordTypes } from '@driftig/contracts/record-types';
import type { recordRoutes } from '@driftig/contracts/records';

import type { Handler } from '../http/handler.ts';
import { wireRecord } from './wire-record.ts';

export const getRecord: Handler<typeof recordRoutes.getRecord> = async ({ input, store }) => {
  const { type, id } = input.params;
  return wireRecord(recordTypes[type], await store.records.get(type, id));
};
