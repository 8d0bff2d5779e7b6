import type { recordRoutes } from '@driftig/contracts/records/routes';
import { productRule } from '@driftig/domain/lists/rules/products';

import type { Handler } from '../pipeline/handler.ts';
import { listRecords } from './list-records.ts';

export const listProducts: Handler<typeof recordRoutes.listProducts> = (context) =>
  listRecords('products', context, productRule(context.today));
