import { planningRoutes } from '@driftig/contracts/planning/routes';

import { failWith500, neverAnswer } from '../answers.ts';
import { see } from '../acts.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/planner';
const week = see(/Mangler folk/);

/** Opens the first order of the week. */
const openOrder: Act = async (page) => {
  await page.getByRole('main').locator('[data-event]').first().click();
  await page.getByRole('button', { name: 'Employee Planner' }).waitFor();
};

const openCopy: Act = async (page) => {
  await page.getByRole('button', { name: 'Flere handlinger i planner' }).click();
  await page.getByRole('menuitem', { name: 'Kopier uge' }).click();
  await page.getByRole('button', { name: /^Opret \d+ ordre/ }).waitFor();
};

export const plannerScreens: readonly Screen[] = [
  { name: 'planner-day', path: `${path}?view=day` },
  { name: 'planner-week', path: `${path}?view=week`, act: week },
  { name: 'planner-month', path: `${path}?view=month` },
  { name: 'planner-agenda', path: `${path}?view=agenda` },
  { name: 'planner-order', path: `${path}?view=week`, act: openOrder },
  { name: 'planner-copy', path: `${path}?view=week`, act: openCopy },
];

export const plannerStates: readonly Screen[] = [
  { name: 'planner-loading', path, before: neverAnswer(planningRoutes.listPlan), waiting: true },
  {
    name: 'planner-error',
    path,
    before: failWith500(planningRoutes.listPlan),
    act: see(/kunne ikke hentes/),
  },
];
