import { accessRules } from '@driftig/contracts/core/access';
import { IconLayoutDashboard } from '@tabler/icons-react';

import { paths } from '../../paths.ts';
import type { Screen } from '../screen.ts';

/** The dashboard, of managers and of employees. */
export const homeScreens: readonly Screen[] = [
  {
    path: paths.dashboard,
    may: accessRules.manager,
    page: () => import('../pages/dashboard-screen.tsx'),
    nav: { label: 'Dashboard', icon: IconLayoutDashboard },
  },
  {
    path: paths.dashboard,
    may: accessRules.member,
    page: () => import('../pages/start-page.tsx'),
    nav: { label: 'My Dashboard', icon: IconLayoutDashboard },
  },
];
