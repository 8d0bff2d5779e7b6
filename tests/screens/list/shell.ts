import { authRoutes } from '@driftig/contracts/auth/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { sampleIds } from '@driftig/contracts/core/sample';

import { fill, inSequence, press, pressInFront, see } from '../acts.ts';
import { answer, neverAnswer, goOffline, refuse } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const openMenu = press('Åbn menu');
const personMenu = (name: string): Screen => ({
  name: 'person-menu',
  path: '/dashboard',
  act: inSequence(press(new RegExp(name)), see('Mørkt udseende')),
});
const menu: Screen = { name: 'menu', path: '/dashboard', widths: [360, 768], act: openMenu };
/** Opens the search and types this once all lists are loaded. */
const searchFor =
  (typed: string): Act =>
  async (page) => {
    await page.getByRole('button', { name: 'Søg', exact: true }).click();
    await page.getByRole('combobox', { name: /^Søg/ }).fill(typed);
    await page.getByText('Henter flere').waitFor({ state: 'detached' });
  };
const searches: readonly Screen[] = [
  { name: 'search', path: '/dashboard', act: searchFor('') },
  { name: 'search-found', path: '/dashboard', act: inSequence(searchFor('a'), see('Kunder')) },
  { name: 'search-nothing', path: '/dashboard', act: searchFor('findes ikke') },
];
const notFound: Screen = { name: 'not-found', path: '/findes-ikke', act: see(/^404/) };
const profile: Screen = { name: 'profile', path: '/profile', whole: true };
const ownSession = {
  startedAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-23T16:20:00.000Z',
};
const endingSession: Screen = {
  name: 'profile-end-session',
  path: '/profile',
  before: answer(authRoutes.listSessions, [
    { ...ownSession, id: 'own', device: 'Chrome på Windows', current: true },
    { ...ownSession, id: 'other', device: 'Safari på iPhone', current: false },
  ]),
  act: inSequence(press(/^Log ud: Safari/), see('Log enheden ud?')),
};
const save = inSequence(fill({ Firma: 'Aarhus Teater' }), pressInFront('Gem'));
const sessionOver = see(/^Din session er udløbet/);

/** The parts around every screen: menus, banners and errors. */
export const shellStates: readonly Screen[] = [
  personMenu('Mette'),
  menu,
  ...searches,
  notFound,
  profile,
  endingSession,
  {
    name: 'starting',
    path: '/dashboard',
    before: neverAnswer(authRoutes.checkSession),
    act: async (page) => page.getByRole('status', { name: 'Indlæser' }).waitFor(),
    waiting: true,
  },
  {
    name: 'login-again',
    path: `/customers?open=${sampleIds.customer}`,
    before: refuse(recordRoutes.updateRecord, 'not_logged_in'),
    act: inSequence(save, sessionOver),
  },
  {
    name: 'login-again-refused',
    path: `/customers?open=${sampleIds.customer}`,
    before: inSequence(
      refuse(recordRoutes.updateRecord, 'not_logged_in'),
      refuse(authRoutes.logIn, 'wrong_credentials'),
    ),
    act: inSequence(
      save,
      sessionOver,
      fill({ Adgangskode: 'ikke-den-rigtige' }),
      pressInFront('Login'),
      see(/^Login fejlede/),
    ),
  },
  {
    name: 'lost-connection',
    path: `/customers?open=${sampleIds.customer}`,
    act: inSequence(goOffline, save, see('Failed to save data.')),
  },
];

export const ofEmployee: readonly Screen[] = [
  { name: 'start', path: '/dashboard' },
  { name: 'no-access', path: '/invo', act: see(/^Hej /) },
  personMenu('Jonas'),
  menu,
  { name: 'search', path: '/dashboard', act: searchFor('an') },
  notFound,
  profile,
];
