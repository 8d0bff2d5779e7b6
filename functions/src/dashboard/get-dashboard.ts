import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { foreignYears } from '@driftig/domain/dashboard/foreign';
import {
  invoiceCount,
  orderCount,
  overdueOf,
  revenueOf,
  unpaidAmount,
  unpaidCount,
} from '@driftig/domain/dashboard/totals';
import { formatOneDecimal } from '@driftig/domain/format';

import type { Handler } from '../pipeline/handler.ts';

export const getDashboard: Handler<typeof dashboardRoutes.getDashboard> = async ({
  input,
  store,
  today,
}) => {
  const { year } = input.query;
  const { foreign } = store.totals;
  const [totals, before, owed, company, credits, ...abroad] = await Promise.all([
    store.totals.getYear(year),
    store.totals.getYear(year - 1),
    store.totals.listOwed(year, today),
    store.company.get(),
    store.totals.listCredits(),
    foreign.listYear(year),
    foreign.listYear(year - 1),
    foreign.listOwed(year, today),
  ]);
  const [yearAbroad, beforeAbroad, owedAbroad] = abroad;
  const overdue = overdueOf(owed, today);
  return {
    invoiceCount: invoiceCount(totals),
    unpaidCount: unpaidCount(totals),
    overdueCount: overdue.count,
    orderCount: orderCount(totals),
    employeeCount: company.userCount,
    revenueText: formatOneDecimal(revenueOf(totals)),
    unpaidAmount: unpaidAmount(totals),
    overdueAmount: overdue.amount,
    credits,
    otherCurrencies: foreignYears(
      { year: yearAbroad, before: beforeAbroad, owed: owedAbroad },
      today,
    ),
    lastYear: {
      revenueText: formatOneDecimal(revenueOf(before)),
      invoiceCount: invoiceCount(before),
      orderCount: orderCount(before),
    },
  };
};
