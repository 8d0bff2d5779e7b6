import type { Rights } from '@driftig/contracts/core/access';
import { accessRules } from '@driftig/contracts/core/access';
import {
  IconBeach,
  IconClock,
  IconClockCheck,
  IconClockHour4,
  IconUsers,
} from '@tabler/icons-react';

import { paths } from '../../paths.ts';
import type { Screen } from '../screen.ts';

// Product R1.
const isEmployee = ({ role }: Rights) => role === 'employee';

/** People, their hours and their holiday. */
export const employeeScreens: readonly Screen[] = [
  {
    path: paths.team,
    may: accessRules.manager,
    page: () => import('../../features/employees/team-page.tsx'),
    nav: { label: 'All Employees', icon: IconUsers, group: 'Employees' },
  },
  {
    path: paths.approveHours,
    title: 'Tidrapport Godkendelse',
    may: accessRules.manager,
    page: () => import('../pages/approve-hours-screen.tsx'),
    nav: {
      label: 'Approve Hours',
      icon: IconClockCheck,
      group: 'Employees',
      badge: 'pendingHours',
    },
  },
  {
    path: paths.employeesHours,
    may: accessRules.manager,
    page: () => import('../../features/records/employees-hours-page.tsx'),
    nav: { label: 'Employee Hours', icon: IconClockHour4, group: 'Employees' },
  },
  {
    path: paths.timesheet,
    title: 'Ugeseddel',
    may: isEmployee,
    page: () => import('../../features/time/own/own-page.tsx'),
    nav: { label: 'Time register', icon: IconClock },
  },
  {
    path: paths.vacation,
    may: accessRules.manager,
    page: () => import('../../features/vacation/manager/manager-page.tsx'),
    nav: {
      label: 'Vacation',
      icon: IconBeach,
      group: 'Employees',
      needs: 'vacation',
      badge: 'pendingAbsences',
    },
  },
  {
    path: paths.vacation,
    may: accessRules.member,
    page: () => import('../../features/vacation/own/own-page.tsx'),
    nav: { label: 'Vacation', icon: IconBeach, needs: 'vacation' },
  },
  {
    path: paths.colleagues,
    may: accessRules.manager,
    page: () => import('../../features/employees/redirect-to-team-page.tsx'),
  },
  {
    path: paths.colleagues,
    may: accessRules.member,
    page: () => import('../../features/employees/colleagues-page.tsx'),
  },
];
