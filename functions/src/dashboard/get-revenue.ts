import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { revenueOf } from '@driftig/domain/dashboard/totals';

import type { Handler } from '../pipeline/handler.ts';

export const getRevenue: Handler<typeof dashboardRoutes.getRevenue> = async ({ input, store }) => ({
  totalRevenue: revenueOf(await store.totals.getYear(input.query.year)),
});
