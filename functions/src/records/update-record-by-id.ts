import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { keepers } from './keeper-of.ts';

/** The same as /apis/update/{id} (reading D9). */
export const updateRecordById: Handler<typeof recordRoutes.updateRecordById> = (context) => {
  const { type, about, fields } = context.input.body;
  const { id, version } = about;
  return keepers[type].edit(context, { id, version, fields });
};
