import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { keepers } from './keeper-of.ts';

export const deleteRecord: Handler<typeof recordRoutes.deleteRecord> = async (context) => {
  const { type, id } = context.input.body;
  return { message: await keepers[type].remove(context, id) };
};
