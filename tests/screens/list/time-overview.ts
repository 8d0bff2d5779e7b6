import { timeRoutes } from '@driftig/contracts/time/routes';

import { inSequence, pressInFront, see } from '../acts.ts';
import { failWith500, neverAnswer } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/approvehours?overview=';
const deviations = '/approvehours/deviations';
const { getHoursOverview, listDeviations } = timeRoutes;

const openFirst: Act = async (page) => {
  await page.getByRole('dialog').getByRole('button', { expanded: false }).first().click();
};
const openDeviation: Act = async (page) => {
  const person = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;
  await page.getByRole('main').getByRole('button', { name: person }).first().click();
  await page.getByRole('dialog').waitFor();
};

export const hoursOverviewScreens: readonly Screen[] = [
  { name: 'time-overview-week', path: `${path}week` },
  { name: 'time-overview-month', path: `${path}month` },
  { name: 'time-overview-details', path: `${path}month&overviewTab=details`, act: openFirst },
  { name: 'deviations', path: deviations, whole: true },
];

export const hoursOverviewStates: readonly Screen[] = [
  { name: 'time-overview-days', path: `${path}month`, act: openFirst },
  {
    name: 'time-overview-loading',
    path: `${path}week`,
    before: neverAnswer(getHoursOverview),
    waiting: true,
  },
  {
    name: 'time-overview-error',
    path: `${path}week`,
    before: failWith500(getHoursOverview),
    act: see('Timerne kunne ikke hentes.'),
  },
  { name: 'deviations-note', path: deviations, act: openDeviation },
  {
    name: 'deviations-note-faults',
    path: deviations,
    act: inSequence(openDeviation, pressInFront(/^Noter$/)),
    widths: [360, 1440],
  },
  { name: 'deviations-error', path: deviations, before: failWith500(listDeviations) },
];

export const noHours: readonly Screen[] = [
  { name: 'time-overview-none', path: `${path}week` },
  { name: 'deviations-none', path: deviations },
];
