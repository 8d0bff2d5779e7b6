import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { dashboardSamples } from '@driftig/contracts/dashboard/samples';

import { inSequence, press, see } from '../acts.ts';
import { answer, failWith500, neverAnswer } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = '/dashboard';
const { getDashboard, getSalesByMonth, getOrdersByMonth } = dashboardRoutes;

/** Sales in euros beside those in kroner. */
const answerEuros = answer(
  getSalesByMonth,
  dashboardSamples.getSalesByMonth.response.map((month) => ({
    ...month,
    othercurrencies: [{ currency: 'EUR', value: 100 * month.month }],
  })),
);

export const dashboardScreens: readonly Screen[] = [{ name: 'dashboard', path, whole: true }];

export const dashboardStates: readonly Screen[] = [
  {
    name: 'dashboard-tables',
    path,
    act: inSequence(press(/^Vis som tabel: Salg/), press(/^Vis som tabel: Ordrer/)),
    whole: true,
  },
  { name: 'dashboard-last-year', path: `${path}?year=2025`, whole: true },
  {
    name: 'dashboard-loading',
    path,
    before: neverAnswer(getDashboard, getSalesByMonth, getOrdersByMonth),
    act: see('Medarbejdere'),
    waiting: true,
  },
  {
    name: 'dashboard-owed',
    path,
    before: inSequence(answer(getDashboard, dashboardSamples.getDashboard.response), answerEuros),
    act: see(/^Penge til gode/),
    whole: true,
  },
  {
    name: 'dashboard-failed',
    path,
    before: failWith500(getDashboard),
    act: see(/^Kunne ikke hente data/),
  },
];

export const emptyDashboard: readonly Screen[] = [{ name: 'dashboard-none', path, whole: true }];
