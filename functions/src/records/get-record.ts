import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { keepers } from './keeper-of.ts';

export const getRecord: Handler<typeof recordRoutes.getRecord> = ({ input, store, today }) =>
  keepers[input.params.type].get(store, input.params.id, today);
