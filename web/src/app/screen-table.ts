import type { Rights } from '@driftig/contracts/core/access';
import { accessRules } from '@driftig/contracts/core/access';
import {
  IconBeach,
  IconBuildingStore,
  IconCalendarMonth,
  IconChecklist,
  IconClipboardList,
  IconClock,
  IconClockCheck,
  IconClockHour4,
  IconFilePlus,
  IconFileText,
  IconLayoutDashboard,
  IconListDetails,
  IconMailQuestion,
  IconMessageCircle,
  IconPackage,
  IconReceipt2,
  IconUsers,
} from '@tabler/icons-react';

import { paths, patterns } from './paths.ts';
import type { Screen } from './screen.ts';

const coming = { page: () => import('./coming-page.tsx'), coming: true } as const;

/** Only employees have a timesheet (product R1). */
const isEmployee = ({ role }: Rights) => role === 'employee';

/**
 * Product N1 with R1 to R6. Routes and sidebar are both made from this table, in this
 * order.
 */
export const screens: readonly Screen[] = [
  {
    path: paths.dashboard,
    may: accessRules.manager,
    page: () => import('../features/dashboard/dashboard-page.tsx'),
    nav: { label: 'Dashboard', icon: IconLayoutDashboard },
  },
  {
    path: paths.dashboard,
    may: accessRules.member,
    page: () => import('./start-page.tsx'),
    nav: { label: 'My Dashboard', icon: IconLayoutDashboard },
  },
  {
    path: paths.team,
    may: accessRules.manager,
    page: () => import('../features/employees/team-page.tsx'),
    nav: { label: 'All Employees', icon: IconUsers, group: 'Employees' },
  },
  {
    ...coming,
    path: paths.approveHours,
    may: accessRules.manager,
    nav: { label: 'Approve Hours', icon: IconClockCheck, group: 'Employees' },
  },
  {
    path: paths.employeesHours,
    may: accessRules.manager,
    page: () => import('../features/records/employees-hours-page.tsx'),
    nav: { label: 'Employee Hours', icon: IconClockHour4, group: 'Employees' },
  },
  {
    ...coming,
    path: paths.timesheet,
    may: isEmployee,
    nav: { label: 'Time register', icon: IconClock },
  },
  {
    ...coming,
    path: paths.vacation,
    may: accessRules.manager,
    nav: { label: 'Vacation', icon: IconBeach, group: 'Employees' },
  },
  {
    ...coming,
    path: paths.vacation,
    may: accessRules.member,
    nav: { label: 'Vacation', icon: IconBeach },
  },
  {
    path: paths.colleagues,
    may: accessRules.manager,
    page: () => import('../features/employees/redirect-to-team-page.tsx'),
  },
  {
    path: paths.colleagues,
    may: accessRules.member,
    page: () => import('../features/employees/colleagues-page.tsx'),
  },
  {
    path: paths.invoiceCreate,
    may: accessRules.manager,
    page: () => import('../features/invoices/invoice-create-page.tsx'),
    nav: { label: 'Invoice Create', icon: IconFilePlus, group: 'Invoicing' },
  },
  {
    path: paths.products,
    may: accessRules.manager,
    page: () => import('../features/records/products-page.tsx'),
    nav: { label: 'Products', icon: IconPackage, group: 'Invoicing' },
  },
  {
    path: paths.tasks,
    may: accessRules.manager,
    page: () => import('../features/records/tasks-page.tsx'),
    nav: { label: 'Tasks', icon: IconListDetails, group: 'Invoicing' },
  },
  {
    path: paths.customers,
    may: accessRules.manager,
    page: () => import('../features/records/customers-page.tsx'),
    nav: { label: 'Customers', icon: IconBuildingStore, group: 'Invoicing' },
  },
  {
    path: paths.invoices,
    may: accessRules.manager,
    page: () => import('../features/invoices/invoices-page.tsx'),
    nav: { label: 'Invoices', icon: IconFileText, group: 'Invoicing' },
  },
  {
    path: patterns.invoice,
    may: accessRules.manager,
    page: () => import('../features/invoices/invoice-view-page.tsx'),
  },
  {
    path: paths.orders,
    may: accessRules.manager,
    page: () => import('../features/orders/orders-page.tsx'),
    nav: { label: 'Orders', icon: IconClipboardList, group: 'Orders' },
  },
  {
    path: paths.enquiries,
    may: accessRules.manager,
    page: () => import('../features/orders/enquiries-page.tsx'),
    nav: { label: 'Enquiries', icon: IconMailQuestion, group: 'Orders', badge: 'newEnquiries' },
  },
  {
    ...coming,
    path: paths.calendarView,
    may: accessRules.manager,
    nav: { label: 'Calendar View', icon: IconCalendarMonth, group: 'Orders' },
  },
  { ...coming, path: paths.planner, may: accessRules.manager },
  { ...coming, path: paths.sandbox, may: accessRules.manager },
  {
    path: paths.receipts,
    may: accessRules.receipts,
    page: () => import('../features/receipts/receipts-page.tsx'),
    nav: { label: 'Receipts', icon: IconReceipt2 },
  },
  { ...coming, path: paths.accountant, may: accessRules.accountant },
  {
    ...coming,
    path: paths.generalTasks,
    may: accessRules.member,
    nav: { label: 'General Tasks', icon: IconChecklist },
  },
  {
    ...coming,
    path: paths.chat,
    may: accessRules.member,
    nav: { label: 'Chat', icon: IconMessageCircle },
  },
  {
    path: paths.profile,
    may: accessRules.member,
    page: () => import('../features/auth/profile-page.tsx'),
    withoutSecondFactor: true,
  },
];

/** The screens that the user may see: for each path the first one allowed. */
export function screensFor(user: Rights & { readonly mustEnrol: boolean }): readonly Screen[] {
  const open = screens.filter(
    (screen) => screen.may(user) && (!user.mustEnrol || screen.withoutSecondFactor === true),
  );
  return open.filter((screen) => open.find(({ path }) => path === screen.path) === screen);
}
