import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { recordHandlers } from './handlers/all-handlers.ts';

export const deleteRecord: Handler<typeof recordRoutes.deleteRecord> = async (context) => {
  const { type, id } = context.input.body;
  return { message: await recordHandlers[type].remove(context, id) };
};
