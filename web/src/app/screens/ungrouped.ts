import { accessRules } from '@driftig/contracts/core/access';
import {
  IconBook2,
  IconCar,
  IconChecklist,
  IconFlask,
  IconMessageCircle,
  IconReceipt2,
} from '@tabler/icons-react';

import { paths } from '../../paths.ts';
import type { Screen } from '../screen.ts';

/** Screens below the groups of the menu. */
export const ungroupedScreens: readonly Screen[] = [
  {
    path: paths.receipts,
    may: accessRules.receipts,
    page: () => import('../../features/receipts/receipts-page.tsx'),
    nav: { label: 'Receipts', icon: IconReceipt2 },
  },
  {
    path: paths.accountant,
    may: accessRules.accountant,
    page: () => import('../../features/accounting/accountant-page.tsx'),
    nav: { label: 'Bookkeeping', icon: IconBook2 },
  },
  {
    path: paths.mileage,
    title: 'Kørsel og diæter',
    may: accessRules.member,
    page: () => import('../../features/accounting/allowances/mileage-page.tsx'),
    nav: { label: 'Mileage', icon: IconCar },
  },
  {
    path: paths.generalTasks,
    may: accessRules.member,
    page: () => import('../../features/taskboard/taskboard-page.tsx'),
    nav: { label: 'General Tasks', icon: IconChecklist },
  },
  {
    path: paths.chat,
    may: accessRules.member,
    page: () => import('../../features/chat/chat-page.tsx'),
    nav: {
      label: 'Chat',
      icon: IconMessageCircle,
      needs: 'chat',
      badge: 'unreadMessages',
    },
  },
  {
    path: paths.sandbox,
    // The documented title, which another screen has as well (product R10).
    title: 'Products',
    may: accessRules.manager,
    page: () => import('../../features/calendar/sandbox/sandbox-page.tsx'),
    nav: { label: 'Products (demo)', icon: IconFlask },
  },
];
