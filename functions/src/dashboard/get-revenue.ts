import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { revenueOf } from '@driftig/domain/dashboard/totals';

import type { Handler } from '../pipeline/handler.ts';

export const getRevenue: Handler<typeof dashboardRoutes.getRevenue> = async ({ input, store }) => {
  const { year } = input.query;
  const [totals, foreign] = await Promise.all([
    store.totals.getYear(year),
    store.totals.foreign.listYear(year),
  ]);
  const others = foreign.map(({ currency, figures }) => ({
    currency,
    totalRevenue: revenueOf(figures),
  }));
  return {
    totalRevenue: revenueOf(totals),
    ...(others.length === 0 ? {} : { otherCurrencies: others }),
  };
};
