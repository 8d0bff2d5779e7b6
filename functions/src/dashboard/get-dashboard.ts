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
    invoicecount: invoiceCount(totals),
    filteredInvoiceCount: unpaidCount(totals),
    overdueCount: overdue.length,
    ordercount: orderCount(totals),
    employeecount: company.userCount,
    totalSum: formatOneDecimal(revenueOf(totals)),
    unpaidSum: unpaidAmount(totals),
    overdueSum: overdue.reduce((sum, row) => sum + row.amountDue, 0),
    lastYear: {
      totalSum: formatOneDecimal(revenueOf(before)),
      invoicecount: invoiceCount(before),
      ordercount: orderCount(before),
    },
  };
};
