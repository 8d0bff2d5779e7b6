import { accessRules } from '@driftig/contracts/core/access';

import { paths } from '../../paths.ts';
import type { Screen } from '../screen.ts';

/** What is one's own: the person menu and the bell lead there, not the sidebar. */
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
