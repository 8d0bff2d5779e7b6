import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';

import { inTurn, press, see } from '../acts.ts';
import { breakDown, hold } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = '/dashboard';
const { getDashboard, getSalesByMonth, getOrdersByMonth } = dashboardRoutes;

export const dashboardScreens: readonly Screen[] = [{ name: 'dashboard', path, whole: true }];

export const dashboardStates: readonly Screen[] = [
  {
    name: 'dashboard-tables',
    path,
    act: inTurn(press(/^Vis som tabel: Salg/), press(/^Vis som tabel: Ordrer/)),
    whole: true,
  },
  { name: 'dashboard-last-year', path: `${path}?year=2025`, whole: true },
  {
    name: 'dashboard-loading',
    path,
    before: hold(getDashboard, getSalesByMonth, getOrdersByMonth),
    act: see('Medarbejdere'),
    waiting: true,
  },
  {
    name: 'dashboard-failed',
    path,
    before: breakDown(getDashboard),
    act: see(/^Kunne ikke hente data/),
  },
];

export const emptyDashboard: readonly Screen[] = [{ name: 'dashboard-none', path, whole: true }];
