import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { listRecords } from './list-records.ts';

export const listProductGroups: Handler<typeof recordRoutes.listProductGroups> = (context) =>
  listRecords('productgroups', context);
