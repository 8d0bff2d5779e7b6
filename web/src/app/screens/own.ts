import { accessRules } from '@driftig/contracts/core/access';

import { paths } from '../../paths.ts';
import type { Screen } from '../screen.ts';

/** The user's own screens: linked from the person menu and the bell, not from the sidebar. */
export const ownScreens: readonly Screen[] = [
  {
    path: paths.profile,
    title: 'Min profil',
    may: accessRules.member,
    page: () => import('../../features/auth/profile/profile-page.tsx'),
    withoutSecondFactor: true,
  },
  {
    path: paths.notifications,
    title: 'Notifikationer',
    may: accessRules.member,
    page: () => import('../../features/notifications/notifications-page.tsx'),
  },
];
