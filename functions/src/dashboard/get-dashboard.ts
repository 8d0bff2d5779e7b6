import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
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
  const [totals, before, owed, company, credits] = await Promise.all([
    store.totals.getYear(year),
    store.totals.getYear(year - 1),
    store.totals.listOwed(year, today),
    store.company.get(),
    store.totals.listCredits(),
  ]);
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
    lastYear: {
      revenueText: formatOneDecimal(revenueOf(before)),
      invoiceCount: invoiceCount(before),
      orderCount: orderCount(before),
    },
  };
};
