import { accessRules } from '@driftig/contracts/core/access';
import {
  IconCalendarMonth,
  IconCalendarTime,
  IconClipboardList,
  IconMailQuestion,
} from '@tabler/icons-react';

import { paths } from '../../paths.ts';
import type { Screen } from '../screen.ts';

/** Orders, enquiries and their calendars. */
export const orderScreens: readonly Screen[] = [
  {
    path: paths.orders,
    may: accessRules.manager,
    page: () => import('../../features/orders/orders-page.tsx'),
    nav: { label: 'Orders', icon: IconClipboardList, group: 'Orders' },
  },
  {
    path: paths.orders,
    title: 'Mine ordrer',
    may: accessRules.member,
    page: () => import('../../features/orders/own-orders-page.tsx'),
  },
  {
    path: paths.enquiries,
    may: accessRules.manager,
    page: () => import('../../features/orders/enquiries-page.tsx'),
    nav: { label: 'Enquiries', icon: IconMailQuestion, group: 'Orders', badge: 'newEnquiries' },
  },
  {
    path: paths.calendarView,
    may: accessRules.manager,
    page: () => import('../../features/calendar/year/year-page.tsx'),
    nav: { label: 'Calendar View', icon: IconCalendarMonth, group: 'Orders' },
  },
  {
    path: paths.planner,
    may: accessRules.manager,
    page: () => import('../../features/planning/planner-page.tsx'),
    nav: { label: 'Planner', icon: IconCalendarTime, group: 'Orders' },
  },
];
