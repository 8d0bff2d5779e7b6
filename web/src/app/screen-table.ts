import type { Rights } from '@driftig/contracts/core/access';
import { accessRules } from '@driftig/contracts/core/access';
import {
  IconBeach,
  IconBook2,
  IconBuildingStore,
  IconCalendarMonth,
  IconCalendarTime,
  IconChecklist,
  IconClipboardList,
  IconClock,
  IconClockCheck,
  IconClockHour4,
  IconFilePlus,
  IconFileText,
  IconFlask,
  IconLayoutDashboard,
  IconListDetails,
  IconMailQuestion,
  IconMessageCircle,
  IconPackage,
  IconPackages,
  IconReceipt2,
  IconUsers,
} from '@tabler/icons-react';

import { coming } from './coming-screen.ts';
import { paths, patterns } from './paths.ts';
import { recordScreens } from './record-screens.ts';
import type { Screen } from './screen.ts';

// Product R1.
const isEmployee = ({ role }: Rights) => role === 'employee';

/** Product N1 with R1 to R6. Routes and sidebar are both made from this table, in its order. */
export const screens: readonly Screen[] = [
  {
    path: paths.dashboard,
    may: accessRules.manager,
    page: () => import('./dashboard-screen.tsx'),
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
    path: paths.approveHours,
    title: 'Tidrapport Godkendelse',
    may: accessRules.manager,
    page: () => import('./approve-hours-screen.tsx'),
    nav: { label: 'Approve Hours', icon: IconClockCheck, group: 'Employees' },
  },
  {
    path: paths.employeesHours,
    may: accessRules.manager,
    page: () => import('../features/records/employees-hours-page.tsx'),
    nav: { label: 'Employee Hours', icon: IconClockHour4, group: 'Employees' },
  },
  {
    path: paths.timesheet,
    title: 'Ugeseddel',
    may: isEmployee,
    page: () => import('../features/time/own/own-page.tsx'),
    nav: { label: 'Time register', icon: IconClock },
  },
  {
    path: paths.vacation,
    may: accessRules.manager,
    page: () => import('../features/vacation/manager/manager-page.tsx'),
    nav: { label: 'Vacation', icon: IconBeach, group: 'Employees' },
  },
  {
    path: paths.vacation,
    may: accessRules.member,
    page: () => import('../features/vacation/own/own-page.tsx'),
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
    title: 'Invoice create',
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
    path: paths.productGroups,
    may: accessRules.manager,
    page: () => import('../features/records/product-groups-page.tsx'),
    nav: { label: 'Product Groups', icon: IconPackages, group: 'Invoicing' },
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
    title: 'Faktura :number',
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
  coming({
    path: paths.calendarView,
    may: accessRules.manager,
    nav: { label: 'Calendar View', icon: IconCalendarMonth, group: 'Orders' },
  }),
  coming({
    path: paths.planner,
    may: accessRules.manager,
    nav: { label: 'Planner', icon: IconCalendarTime, group: 'Orders' },
  }),
  {
    path: paths.receipts,
    may: accessRules.receipts,
    page: () => import('../features/receipts/receipts-page.tsx'),
    nav: { label: 'Receipts', icon: IconReceipt2 },
  },
  coming({
    path: paths.accountant,
    may: accessRules.accountant,
    nav: { label: 'Bookkeeping', icon: IconBook2 },
  }),
  coming({
    path: paths.generalTasks,
    may: accessRules.member,
    nav: { label: 'General Tasks', icon: IconChecklist },
  }),
  {
    path: paths.chat,
    may: accessRules.member,
    page: () => import('../features/chat/chat-page.tsx'),
    nav: { label: 'Chat', icon: IconMessageCircle, badge: 'unreadMessages' },
  },
  coming({
    path: paths.sandbox,
    // The documented title, which another screen has as well (product R10).
    title: 'Products',
    may: accessRules.manager,
    nav: { label: 'Products (demo)', icon: IconFlask },
  }),
  {
    path: paths.profile,
    title: 'Min profil',
    may: accessRules.member,
    page: () => import('../features/auth/profile-page.tsx'),
    withoutSecondFactor: true,
  },
  {
    path: paths.notifications,
    title: 'Notifikationer',
    may: accessRules.member,
    page: () => import('../features/notifications/notifications-page.tsx'),
  },
  ...recordScreens,
];
