import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { keepers } from './keeper-of.ts';

export const createRecord: Handler<typeof recordRoutes.createRecord> = (context) => {
  const { type, fields } = context.input.body;
  return keepers[type].create(context, fields);
};
