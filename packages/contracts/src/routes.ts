import { authRoutes } from './auth.ts';
import { companyRoutes } from './company.ts';
import { dashboardRoutes } from './dashboard.ts';
import { employeeRoutes } from './employees.ts';
import { invoiceRoutes } from './invoices.ts';
import { orderRoutes } from './orders.ts';
import { receiptRoutes } from './receipts.ts';
import { recordRoutes } from './records.ts';
import type { Route } from './route.ts';

/** The one route table: every endpoint once, by its domain word. */
export const routesByWord = {
  auth: authRoutes,
  company: companyRoutes,
  dashboard: dashboardRoutes,
  records: recordRoutes,
  invoices: invoiceRoutes,
  employees: employeeRoutes,
  orders: orderRoutes,
  receipts: receiptRoutes,
} as const;

export type ServedWord = keyof typeof routesByWord;

export const allRoutes: readonly Route[] = Object.values(routesByWord).flatMap((routes) =>
  Object.values<Route>(routes),
);
