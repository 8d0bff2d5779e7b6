import { companyRoutes } from '@driftig/contracts/company/routes';

import { fill, inTurn, openChoice, press, pressKey, pressOption, see, seeDialog } from '../acts.ts';
import { breakDown, hold, refuse } from '../answers.ts';
import type { Screen } from '../shot.ts';

const at = (section: string) => `/dashboard?settings=${section}`;
const change = fill({ Telefon: '86 12 34 99' });
const save = press('Gem');

const sections = ['company', 'invoice', 'bank', 'departments', 'security', 'plan'];

export const settingsScreens: readonly Screen[] = sections.map((section) => ({
  name: `settings-${section}`,
  path: at(section),
}));

export const settingsStates: readonly Screen[] = [
  {
    name: 'settings-currency',
    path: at('invoice'),
    act: inTurn(
      openChoice(/^Valuta/),
      pressOption(/^EUR/),
      see('Eksisterende beløb omregnes ikke.'),
    ),
  },
  { name: 'settings-currencies', path: at('invoice'), act: openChoice(/^Valuta/) },
  {
    name: 'settings-sections',
    path: at('company'),
    widths: [360],
    act: openChoice('Afsnit'),
  },
  {
    name: 'settings-faults',
    path: at('company'),
    act: inTurn(fill({ 'CVR-nr': '12345678' }), save, see(/^CVR-nummeret/)),
  },
  { name: 'settings-changed', path: at('company'), act: inTurn(change, see(/er ikke gemt$/)) },
  {
    name: 'settings-unsaved',
    path: at('company'),
    act: inTurn(change, pressKey('Escape'), see('Kassér ændringerne?')),
  },
  {
    name: 'settings-conflict',
    path: at('company'),
    before: refuse(companyRoutes.updateCompanySettings, 'conflict'),
    act: inTurn(change, save, see(/^En anden har ændret indstillingerne/)),
  },
  {
    name: 'settings-conflict-loaded',
    path: at('company'),
    before: refuse(companyRoutes.updateCompanySettings, 'conflict'),
    act: inTurn(change, save, press('Hent det nyeste'), see(/Du ser nu det nyeste/)),
  },
  {
    name: 'settings-save-failed',
    path: at('company'),
    before: breakDown(companyRoutes.updateCompanySettings),
    act: inTurn(change, save, see(/^Kunne ikke gemme indstillinger/)),
  },
  {
    name: 'settings-loading',
    path: at('company'),
    before: hold(companyRoutes.getCompanySettings),
    act: seeDialog('Settings'),
    waiting: true,
  },
  {
    name: 'settings-change-plan',
    path: at('plan'),
    act: inTurn(press(/^Skift til/), see(/^Det gælder med det samme/)),
  },
  {
    name: 'settings-plan-failed',
    path: at('plan'),
    before: breakDown(companyRoutes.getPlan),
    act: see(/^Kunne ikke hente planen/),
  },
  {
    name: 'settings-failed',
    path: at('company'),
    before: breakDown(companyRoutes.getCompanySettings),
    act: see(/^Kunne ikke hente indstillinger/),
  },
];
