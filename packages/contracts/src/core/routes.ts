import { accountingRoutes } from '../accounting/routes.ts';
import { authRoutes } from '../auth/routes.ts';
import { bankRoutes } from '../bank/routes.ts';
import { calendarRoutes } from '../calendar/routes.ts';
import { chatRoutes } from '../chat/routes.ts';
import { companyRoutes } from '../company/routes.ts';
import { dashboardRoutes } from '../dashboard/routes.ts';
import { employeeRoutes } from '../employees/routes.ts';
import { invoiceRoutes } from '../invoices/routes.ts';
import { exchangeRoutes } from '../exchange/routes.ts';
import { ledgerRoutes } from '../ledger/routes.ts';
import { periodRoutes } from '../periods/routes.ts';
import { notificationRoutes } from '../notifications/routes.ts';
import { orderRoutes } from '../orders/routes.ts';
import { planningRoutes } from '../planning/routes.ts';
import { receiptRoutes } from '../receipts/routes.ts';
import { recordRoutes } from '../records/routes.ts';
import { taskboardRoutes } from '../taskboard/routes.ts';
import { timeRoutes } from '../time/routes.ts';
import { vacationRoutes } from '../vacation/routes.ts';
import type { Route } from './route.ts';

/** The route table: every endpoint once, by its domain word. */
export const routesByWord = {
  auth: authRoutes,
  company: companyRoutes,
  dashboard: dashboardRoutes,
  records: recordRoutes,
  invoices: invoiceRoutes,
  employees: employeeRoutes,
  orders: orderRoutes,
  planning: planningRoutes,
  receipts: receiptRoutes,
  accounting: accountingRoutes,
  ledger: ledgerRoutes,
  periods: periodRoutes,
  exchange: exchangeRoutes,
  taskboard: taskboardRoutes,
  bank: bankRoutes,
  time: timeRoutes,
  vacation: vacationRoutes,
  chat: chatRoutes,
  notifications: notificationRoutes,
  calendar: calendarRoutes,
} as const;

export type ServedWord = keyof typeof routesByWord;

export const allRoutes: readonly Route[] = Object.values(routesByWord).flatMap((routes) =>
  Object.values<Route>(routes),
);
