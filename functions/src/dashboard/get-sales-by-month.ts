import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { foreignSales } from '@driftig/domain/dashboard/foreign';
import { salesByMonth } from '@driftig/domain/dashboard/totals';

import type { Handler } from '../pipeline/handler.ts';

export const getSalesByMonth: Handler<typeof dashboardRoutes.getSalesByMonth> = async ({
  input,
  store,
}) => {
  const { year } = input.query;
  const [totals, foreign] = await Promise.all([
    store.totals.getYear(year),
    store.totals.foreign.listYear(year),
  ]);
  const sales = foreignSales(foreign);
  return salesByMonth(totals).map((one) => {
    const others = sales.filter(({ month }) => month === one.month);
    return others.length === 0 ? one : { ...one, otherCurrencies: others };
  });
};
