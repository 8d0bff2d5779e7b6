import type { SessionUser } from '@driftig/contracts/auth/session';
import { accessRules } from '@driftig/contracts/core/access';
import {
  IconAdjustments,
  IconAddressBook,
  IconBell,
  IconClipboardList,
  IconUser,
} from '@tabler/icons-react';

import { toEntry } from '../../../features/search/entry.ts';
import type { Entry, SearchItem } from '../../../features/search/entry.ts';
import { pageWords } from '../../../features/search/texts.ts';
import type { Screen } from '../../screen.ts';
import { paths, SETTINGS_PARAM } from '../../../paths.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The settings, which open as a dialog over the current screen. */
function settingsPage({ pathname, search }: Place): SearchItem {
  const params = new URLSearchParams(search);
  params.set(SETTINGS_PARAM, 'company');
  return {
    kind: 'pages',
    id: SETTINGS_PARAM,
    to: `${pathname}?${params.toString()}`,
    title: 'Settings',
    details: ['Indstillinger'],
    fields: [
      'Virksomhed',
      'Faktura og moms',
      'Bank og betaling',
      'Afdelinger',
      'Sikkerhed',
      'Plan',
    ],
    icon: IconAdjustments,
  };
}

/** Apart from the list of all orders, which has the same address. */
const ownOrders = 'own-orders';
const ofEmployees: ReadonlySet<string> = new Set([paths.colleagues, ownOrders]);

/** Screens that are not in the sidebar but can be found by searching. */
const outsideSidebar: readonly SearchItem[] = [
  {
    kind: 'pages',
    id: paths.colleagues,
    to: paths.colleagues,
    title: 'Kolleger',
    fields: ['Telefonnumre'],
    icon: IconAddressBook,
  },
  {
    kind: 'pages',
    id: ownOrders,
    to: paths.orders,
    title: 'Mine ordrer',
    fields: ['Vagter', 'Orders'],
    icon: IconClipboardList,
  },
  {
    kind: 'pages',
    id: paths.profile,
    to: paths.profile,
    title: 'Min profil',
    fields: ['Adgangskode', 'Totrinslogin', 'Billede'],
    icon: IconUser,
  },
  {
    kind: 'pages',
    id: paths.notifications,
    to: paths.notifications,
    title: 'Notifikationer',
    fields: ['Beskeder', 'Mails'],
    icon: IconBell,
  },
];

/** Search entries for the screens that the user may see. */
export function searchPages(
  user: SessionUser,
  shown: readonly Screen[],
  place: Place,
): readonly Entry[] {
  const manages = accessRules.manager(user);
  const inSidebar = shown.flatMap(({ path, nav }): SearchItem[] => {
    if (nav === undefined) return [];
    const [word, ...more] = pageWords[path] ?? [];
    const { label: title, icon } = nav;
    const details = word === undefined ? [] : [word];
    return [{ kind: 'pages', id: path, to: path, title, details, fields: more, icon }];
  });
  // Managers have the full lists of employees and of orders instead.
  const otherPages = outsideSidebar.filter(
    ({ id, to }) => shown.some(({ path }) => path === to) && !(manages && ofEmployees.has(id)),
  );
  const settings = manages && !user.mustEnrol ? [settingsPage(place)] : [];
  return [...inSidebar, ...otherPages, ...settings].map(toEntry);
}
