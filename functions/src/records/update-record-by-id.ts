import type { recordRoutes } from '@driftig/contracts/records';

import type { Handler } from '../http/handler.ts';
import { changeRecord } from './change-record.ts';

export const updateRecordById: Handler<typeof recordRoutes.updateRecordById> = ({
  input,
  store,
  now,
}) => {
  const { dType, id, version, ...fields } = input.body;
  return changeRecord(store, now, { dType, id, version, fields });
};
