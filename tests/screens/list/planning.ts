import { planningRoutes } from '@driftig/contracts/planning/routes';

import { failWith500, neverAnswer } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

/** Opens the first order of the list that lacks people, and its dialog. */
const openDialog: Act = async (page) => {
  await page
    .getByRole('main')
    .getByText(/ gæster$/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Planlæg', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gem plan' }).waitFor();
  await page.getByText('Tilgængelige').waitFor();
};
const openWaiting: Act = async (page) => {
  await page
    .getByRole('main')
    .getByText(/ gæster$/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Planlæg', exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
/** 'Find afløser' of the first order of the day that lacks people. */
const openReplace: Act = async (page) => {
  await page.getByRole('button', { name: 'Find afløser' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ret', exact: true }).waitFor();
};
const path = '/order?staffing=missing';

export const planningScreens: readonly Screen[] = [
  { name: 'planning-list', path },
  {
    name: 'planning-page',
    path,
    whole: true,
    act: async (page) => {
      await page
        .getByRole('main')
        .getByText(/ gæster$/)
        .first()
        .click();
      await page.getByText('Ledig plads').first().waitFor();
    },
  },
  { name: 'planning-dialog', path, act: openDialog },
  { name: 'planning-replace', path: '/dashboard', act: openReplace },
];

export const planningStates: readonly Screen[] = [
  {
    name: 'planning-dialog-loading',
    path,
    before: neverAnswer(planningRoutes.getAvailableEmployees),
    act: openWaiting,
    waiting: true,
  },
  {
    name: 'planning-dialog-error',
    path,
    before: failWith500(planningRoutes.getAvailableEmployees),
    act: openWaiting,
  },
];
