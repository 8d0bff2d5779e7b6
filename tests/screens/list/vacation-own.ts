import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { fill, inSequence, press, pressInFront, pressOption, see } from '../acts.ts';
import { answer, failWith500, neverAnswer } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = '/vacat';
const { listOwnAbsences, getHolidayBalance } = vacationRoutes;

/** An employee's own holiday, in each state. */
export const ownVacationScreens: readonly Screen[] = [
  { name: 'vacation-own', path, whole: true },
  { name: 'vacation-own-month', path: `${path}?view=month` },
  {
    name: 'vacation-own-new',
    path,
    act: inSequence(press('Ansøg'), see(/Vælg en dato for at se/)),
  },
  {
    name: 'vacation-own-half-day',
    path,
    widths: [360, 1440],
    act: inSequence(
      press('Ansøg'),
      see(/Vælg en dato for at se/),
      fill({ Fra: '14-12-2026', Til: '14-12-2026' }),
      async (page) => page.getByRole('combobox', { name: 'Del af dagen' }).click(),
      pressOption('Formiddag'),
      see(/^Koster/),
    ),
  },
  {
    name: 'vacation-own-free-days',
    path,
    widths: [360, 1440],
    act: inSequence(
      press('Ansøg'),
      see(/Vælg en dato for at se/),
      fill({ Fra: '12-12-2026', Til: '13-12-2026' }),
      see(/koster ingen ferie/),
    ),
  },
  {
    name: 'vacation-own-faults',
    path,
    act: inSequence(
      press('Ansøg'),
      see(/Vælg en dato for at se/),
      async (page) =>
        page
          .getByRole('button', { name: /^(Gem|Ansøg)$/ })
          .last()
          .click(),
      see('Vælg en startdato.'),
    ),
  },
  { name: 'vacation-own-balance', path, act: inSequence(press(/^Optjent/), see(/^Ferieåret/)) },
  { name: 'vacation-own-delete', path, act: press(/^Slet ferie/) },
  { name: 'vacation-own-none', path, before: answer(listOwnAbsences, { data: [] }) },
  {
    name: 'vacation-own-unknown-balance',
    path,
    before: answer(getHolidayBalance, { balance: null, cost: null }),
  },
  { name: 'vacation-own-loading', path, before: neverAnswer(listOwnAbsences), waiting: true },
  {
    name: 'vacation-own-failed',
    path,
    before: failWith500(listOwnAbsences),
    act: see('Dine ansøgninger kunne ikke hentes.'),
  },
  { name: 'vacation-own-plan', path: '/dashboard', act: press('Planlæg Ferie') },
  {
    name: 'vacation-own-plan-empty',
    path: '/dashboard',
    act: inSequence(
      press('Planlæg Ferie'),
      pressInFront('Gem'),
      see(/^Vælg en start- og slutdato/),
    ),
  },
];
