import { companyRoutes } from '@driftig/contracts/company/routes';

import {
  fill,
  inSequence,
  openChoice,
  openTab,
  press,
  pressOption,
  see,
  seeDialog,
} from '../acts.ts';
import { failWith500, neverAnswer } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

/** Opens a section of the settings: a tab, or on a phone an item of a list. */
const openSection =
  (name: string): Act =>
  async (page) => {
    const tab = openTab(new RegExp(`^${name}`));
    const choice = inSequence(openChoice('Afsnit'), pressOption(name));
    await ((await page.getByRole('tab').count()) > 0 ? tab(page) : choice(page));
  };

const welcome: Act = inSequence(
  fill({ 'Fulde navn': 'Nete Nymand', Telefon: '86 00 00 00', Mobil: '20 00 00 00' }),
  press('Fortsæt'),
);

export const ofNewcomer: readonly Screen[] = [
  { name: 'welcome', path: '/dashboard', act: see('Velkommen til Driftig') },
  {
    name: 'welcome-empty',
    path: '/dashboard',
    act: inSequence(
      see('Velkommen til Driftig'),
      press('Fortsæt'),
      see('Please fill in all fields.'),
    ),
  },
  {
    name: 'welcome-failed',
    path: '/dashboard',
    before: failWith500(companyRoutes.saveFirstTimeUser),
    act: inSequence(see('Velkommen til Driftig'), welcome, see(/^An error occurred while saving/)),
  },
];

const firstSettings = see('Udfyld det, der skal stå på fakturaerne. Det kan ændres senere.');

export const ofFounder: readonly Screen[] = [
  { name: 'first-settings-company', path: '/dashboard', act: firstSettings },
  {
    name: 'first-settings-invoice',
    path: '/dashboard',
    act: inSequence(firstSettings, openSection('Faktura og moms')),
  },
  {
    name: 'first-settings-bank',
    path: '/dashboard',
    act: inSequence(firstSettings, openSection('Bank og betaling')),
  },
  {
    name: 'first-settings-empty',
    path: '/dashboard',
    act: inSequence(firstSettings, fill({ 'CVR-nr': '', 'E-mail': '' }), press('Gem')),
  },
  {
    name: 'first-settings-loading',
    path: '/dashboard',
    before: neverAnswer(companyRoutes.getCompanySettings),
    act: seeDialog('Settings'),
    waiting: true,
  },
];
