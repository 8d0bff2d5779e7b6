import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

import { failWith500, neverAnswer } from '../answers.ts';
import { see } from '../acts.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/genereltasks';

const openTask: Act = async (page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /Gør lageret klar/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: /Tæl stole/ }).waitFor();
};

const openNew: Act = async (page) => {
  await page.getByRole('button', { name: 'Opret ny' }).first().click();
  await page.getByRole('dialog').waitFor();
};

const openSettings: Act = async (page) => {
  await page.getByRole('button', { name: 'Handlinger for Gør lageret klar til vinter' }).click();
  await page.getByRole('menuitem', { name: 'Indstillinger for opgave' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Vælg billeder' })
    .scrollIntoViewIfNeeded();
};

const press =
  (name: RegExp): Act =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
  };

export const boardScreens: readonly Screen[] = [
  { name: 'board', path, act: see(/Gør lageret klar/) },
  { name: 'board-task', path, act: openTask },
  { name: 'board-new', path, act: openNew },
  { name: 'board-settings', path, act: openSettings },
  { name: 'board-older', path, act: press(/^Vis ældre færdige/) },
  {
    name: 'board-checklist',
    path,
    act: async (page) => {
      const pill = page.getByRole('button', { name: /^Ny bestilling/ });
      if (await pill.isVisible()) await pill.click();
      await press(/^Brug tjekliste/)(page);
    },
  },
];

export const boardStates: readonly Screen[] = [
  { name: 'board-loading', path, before: neverAnswer(taskboardRoutes.listBoard), waiting: true },
  {
    name: 'board-error',
    path,
    before: failWith500(taskboardRoutes.listBoard),
    act: see(/kunne ikke hentes/),
  },
];
