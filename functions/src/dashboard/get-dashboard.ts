import type { dashboardRoutes } from '@driftig/contracts/dashboard';
import {
  invoiceCount,
  orderCount,
  revenueOf,
  unpaidAmount,
  unpaidCount,
} from '@driftig/domain/dashboard/totals';
import { formatOneDecimal } from '@driftig/domain/format';

import type { Handler } from '../http/handler.ts';

export const getDashboard: Handler<typeof dashboardRoutes.getDashboard> = async ({
  input,
  store,
  today,
}) => {
  const { year } = input.query;
  const [totals, before, overdue, company] = await Promise.all([
    store.totals.ofYear(year),
    store.totals.ofYear(year - 1),
    store.invoices.missingPayment({ year }, today),
    store.company.get(),
  ]);
  return {
    invoiceCount: invoiceCount(totals),
    unpaidCount: unpaidCount(totals),
    overdueCount: overdue.length,
    orderCount: orderCount(totals),
    employeeCount: company.userCount,
    revenueText: formatOneDecimal(revenueOf(totals)),
    unpaidAmount: unpaidAmount(totals),
    overdueAmount: overdue.reduce((sum, row) => sum + row.amountDue, 0),
    lastYear: {
      revenueText: formatOneDecimal(revenueOf(before)),
      invoiceCount: invoiceCount(before),
      orderCount: orderCount(before),
    },
  };
};
