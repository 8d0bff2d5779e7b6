import { accessRules } from '@driftig/contracts/core/access';

import { paths, patterns } from '../../paths.ts';
import type { Screen } from '../screen.ts';

const { manager, member } = accessRules;

/** The pages of single records (product G17), and others below the address of a list. */
export const screensBelowLists: readonly Screen[] = [
  {
    path: patterns.customer,
    may: manager,
    page: () => import('../../features/records/customer-page.tsx'),
  },
  {
    path: patterns.order,
    may: manager,
    page: () => import('../../features/orders/order-page.tsx'),
  },
  {
    path: patterns.order,
    may: member,
    page: () => import('../../features/orders/own-order-page.tsx'),
  },
  {
    path: patterns.enquiry,
    may: manager,
    page: () => import('../../features/orders/enquiry-page.tsx'),
  },
  {
    path: patterns.employee,
    may: manager,
    page: () => import('../../features/employees/employee-page.tsx'),
  },
  {
    path: paths.register,
    title: 'Timeregister',
    may: ({ role }) => role === 'employee',
    page: () => import('../../features/time/register/register-page.tsx'),
  },
  {
    path: patterns.employeeRegister,
    title: 'Timeregister',
    may: manager,
    page: () => import('../../features/time/register/register-page.tsx'),
  },
  {
    path: paths.deviations,
    title: 'Afvigelser fra hviletid',
    may: manager,
    page: () => import('../../features/time/deviations/deviations-page.tsx'),
  },
];
