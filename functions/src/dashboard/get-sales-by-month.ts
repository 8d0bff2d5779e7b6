import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { salesByMonth } from '@driftig/domain/dashboard/totals';

import type { Handler } from '../pipeline/handler.ts';

export const getSalesByMonth: Handler<typeof dashboardRoutes.getSalesByMonth> = async ({
  input,
  store,
}) => salesByMonth(await store.totals.getYear(input.query.year));
