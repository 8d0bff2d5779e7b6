import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { recordHandlers } from './handlers/all-handlers.ts';

export const getRecord: Handler<typeof recordRoutes.getRecord> = ({ input, store, today }) =>
  recordHandlers[input.params.type].get(store, input.params.id, today);
