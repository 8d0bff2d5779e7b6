import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { ordersByMonth } from '@driftig/domain/dashboard/totals';

import type { Handler } from '../pipeline/handler.ts';

export const getOrdersByMonth: Handler<typeof dashboardRoutes.getOrdersByMonth> = async ({
  input,
  store,
}) => ordersByMonth(await store.totals.getYear(input.query.year));
