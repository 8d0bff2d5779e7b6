import type { recordRoutes } from '@driftig/contracts/records';

import type { Handler } from '../http/handler.ts';
import { changeRecord } from './change-record.ts';

export const updateRecord: Handler<typeof recordRoutes.updateRecord> = ({ input, store, now }) => {
  const { dType, version, ...fields } = input.body;
  return changeRecord(store, now, { dType, id: input.params.id, version, fields });
};
