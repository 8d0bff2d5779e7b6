import type { recordRoutes } from '@driftig/contracts/records';

import type { Handler } from '../http/handler.ts';
import { keeperOf } from './keeper-of.ts';

export const getRecordOptions: Handler<typeof recordRoutes.getRecordOptions> = ({ input, store }) =>
  keeperOf(input.params.type).options(store);
