import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { inSequence, pressInFront } from '../acts.ts';
import { failWith500, neverAnswer } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/vacat';
const { listAbsenceEntries } = vacationRoutes;

const open: Act = async (page) => {
  await page.getByRole('button', { name: 'Oversigt' }).first().click();
  await page
    .getByRole('dialog')
    .getByText(/^Uge \d+, /)
    .waitFor();
};
const openMonth: Act = async (page) => {
  await open(page);
  await page.getByRole('dialog').getByText('Måned', { exact: true }).click();
  await page.getByRole('dialog').getByRole('table').waitFor();
};

export const overviewScreens: readonly Screen[] = [
  { name: 'vacation-overview-week', path, act: open },
  { name: 'vacation-overview-month', path, act: openMonth },
];

export const overviewStates: readonly Screen[] = [
  { name: 'vacation-overview-plan', path, act: inSequence(open, pressInFront('Planlæg Ferie')) },
  {
    name: 'vacation-overview-entry',
    path,
    act: inSequence(open, pressInFront(/^(Ferie, |Freja Holm)/)),
  },
  {
    name: 'vacation-overview-filters',
    path,
    widths: [360],
    act: inSequence(open, pressInFront(/^Filtre/)),
  },
  {
    name: 'vacation-overview-loading',
    path,
    before: neverAnswer(listAbsenceEntries),
    act: open,
    waiting: true,
  },
  {
    name: 'vacation-overview-error',
    path,
    before: failWith500(listAbsenceEntries),
    act: async (page) => {
      await open(page);
      await page.getByRole('alert').waitFor();
    },
  },
];
