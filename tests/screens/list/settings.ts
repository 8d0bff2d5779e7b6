import { companyRoutes } from '@driftig/contracts/company/routes';

import {
  fill,
  inSequence,
  openChoice,
  press,
  pressKey,
  pressOption,
  see,
  seeDialog,
} from '../acts.ts';
import { failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Screen } from '../shot.ts';

const at = (section: string) => `/dashboard?settings=${section}`;
const change = fill({ Telefon: '86 12 34 99' });
const save = press('Gem');

const sections = ['company', 'invoice', 'bank', 'departments', 'booking', 'security', 'plan'];

export const settingsScreens: readonly Screen[] = sections.map((section) => ({
  name: `settings-${section}`,
  path: at(section),
}));

export const settingsStates: readonly Screen[] = [
  {
    name: 'settings-currency',
    path: at('invoice'),
    act: inSequence(
      openChoice(/^Valuta/),
      pressOption(/^EUR/),
      see('Eksisterende beløb omregnes ikke.'),
    ),
  },
  {
    name: 'settings-skipped',
    path: at('invoice'),
    act: inSequence(fill({ 'Næste fakturanummer': '20000' }), see('Hvorfor springes numre over?')),
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
    act: inSequence(fill({ 'CVR-nr': '12345678' }), save, see(/^CVR-nummeret/)),
  },
  { name: 'settings-changed', path: at('company'), act: inSequence(change, see(/er ikke gemt$/)) },
  {
    name: 'settings-unsaved',
    path: at('company'),
    act: inSequence(change, pressKey('Escape'), see('Kasser ændringerne?')),
  },
  {
    name: 'settings-conflict',
    path: at('company'),
    before: refuse(companyRoutes.updateCompanySettings, 'conflict'),
    act: inSequence(change, save, see(/^En anden har ændret indstillingerne/)),
  },
  {
    name: 'settings-conflict-loaded',
    path: at('company'),
    before: refuse(companyRoutes.updateCompanySettings, 'conflict'),
    act: inSequence(change, save, press('Hent det nyeste'), see(/Du ser nu det nyeste/)),
  },
  {
    name: 'settings-save-failed',
    path: at('company'),
    before: failWith500(companyRoutes.updateCompanySettings),
    act: inSequence(change, save, see(/^Kunne ikke gemme indstillinger/)),
  },
  {
    name: 'settings-loading',
    path: at('company'),
    before: neverAnswer(companyRoutes.getCompanySettings),
    act: seeDialog('Settings'),
    waiting: true,
  },
  {
    name: 'settings-change-plan',
    path: at('plan'),
    act: inSequence(press(/^Skift til/), see(/^Det gælder med det samme/)),
  },
  {
    name: 'settings-plan-failed',
    path: at('plan'),
    before: failWith500(companyRoutes.getPlan),
    act: see(/^Kunne ikke hente planen/),
  },
  {
    name: 'settings-failed',
    path: at('company'),
    before: failWith500(companyRoutes.getCompanySettings),
    act: see(/^Kunne ikke hente indstillinger/),
  },
];
