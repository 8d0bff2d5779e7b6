import { accessRules } from '@driftig/contracts/core/access';

import { patterns } from './paths.ts';
import type { Screen } from './screen.ts';

const { manager, member } = accessRules;

/** The pages of single records, below the addresses of their lists (product G17). */
export const recordScreens: readonly Screen[] = [
  {
    path: patterns.customer,
    may: manager,
    page: () => import('../features/records/customer-page.tsx'),
  },
  { path: patterns.order, may: manager, page: () => import('../features/orders/order-page.tsx') },
  {
    path: patterns.order,
    may: member,
    page: () => import('../features/orders/own-order-page.tsx'),
  },
  {
    path: patterns.enquiry,
    may: manager,
    page: () => import('../features/orders/enquiry-page.tsx'),
  },
  {
    path: patterns.employee,
    may: manager,
    page: () => import('../features/employees/employee-page.tsx'),
  },
];
