import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { inSequence, press, pressInFront, see, seePage } from '../acts.ts';
import { failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/vacat';
const failed = see(/^Der opstod en fejl under hentning af data/);
const approve = press(/^Godkend Emil/);

/** In the menu of a row, or in the sheet of a card. */
const pressEdit: Act = async (page) => {
  const item = page.getByRole('menuitem', { name: 'Rediger' });
  await item
    .or(page.getByRole('button', { name: 'Rediger' }))
    .first()
    .click();
};
const chooseFirst: Act = async (page) => {
  await page
    .getByRole('checkbox', { name: /^Vælg [A-ZÆØÅ]/ })
    .first()
    .check();
};

export const vacationScreens: readonly Screen[] = [
  { name: 'vacation', path, whole: true },
  { name: 'vacation-approved', path: `${path}?status=approved`, whole: true },
  { name: 'vacation-rejected', path: `${path}?status=rejected` },
];

export const vacationStates: readonly Screen[] = [
  {
    name: 'vacation-choosing',
    path,
    widths: [360],
    act: inSequence(press('Filtre'), pressInFront(/^Vælg flere/), chooseFirst),
  },
  {
    name: 'vacation-choosing-many',
    path,
    widths: [768, 1440],
    act: inSequence(chooseFirst, press(/^Godkend 1$/)),
  },
  { name: 'vacation-new', path, act: press('Ansøg') },
  { name: 'vacation-reject', path, act: press(/^Afvis Emil/) },
  {
    name: 'vacation-holiday-back',
    path: `${path}?status=approved`,
    widths: [360, 1440],
    act: inSequence(press(/^(Handlinger for )?Ali/), pressEdit, see(/^Giv feriedagene/)),
  },
  {
    name: 'vacation-menu',
    path,
    act: press(/^(Handlinger for )?Emil/),
  },
  {
    name: 'vacation-late',
    path,
    before: refuse(vacationRoutes.decideAbsence, 'absence_decided'),
    act: approve,
  },
  {
    name: 'vacation-reject-failed',
    path,
    before: failWith500(vacationRoutes.decideAbsence),
    act: inSequence(press(/^Afvis Emil/), pressInFront('Afvis')),
  },
  {
    name: 'vacation-facts-failed',
    path,
    widths: [768, 1440],
    before: failWith500(vacationRoutes.listShiftsDuring),
    act: see('Saldo, vagter og andres fravær kunne ikke hentes.'),
  },
  { name: 'vacation-no-match', path: `${path}?from=2019-01-01&to=2019-01-02` },
  {
    name: 'vacation-loading',
    path,
    before: neverAnswer(vacationRoutes.listAbsences),
    act: seePage('Vacation'),
    waiting: true,
  },
  {
    name: 'vacation-failed',
    path,
    before: failWith500(vacationRoutes.listAbsences),
    act: failed,
  },
];

/** For a company without absences. */
export const noVacation: readonly Screen[] = [{ name: 'vacation-none', path }];
