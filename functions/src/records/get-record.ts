import type { recordRoutes } from '@driftig/contracts/records';

import type { Handler } from '../http/handler.ts';
import { keeperOf } from './keeper-of.ts';

export const getRecord: Handler<typeof recordRoutes.getRecord> = ({ input, store }) =>
  keeperOf(input.params.type).get(store, input.params.id);
