import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { keepers } from './keeper-of.ts';

export const updateRecord: Handler<typeof recordRoutes.updateRecord> = (context) => {
  const { type, about, fields } = context.input.body;
  const { version } = about;
  return keepers[type].edit(context, { id: context.input.params.id, version, fields });
};
