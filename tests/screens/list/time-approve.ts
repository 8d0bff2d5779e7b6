import { timeRoutes } from '@driftig/contracts/time/routes';

import { inSequence, press, pressInFront, see, seePage } from '../acts.ts';
import { failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/approvehours?status=pending';
const failed = see(/^Der opstod en fejl under hentning af data/);
const chooseAll: Act = async (page) => {
  await page
    .getByRole('checkbox', { name: /^Vælg alle/ })
    .first()
    .check();
  await page.getByText(/ikke valgt: se/).waitFor();
};
/** The sheet of a card that says why to look at it. */
const openMarked = inSequence(press(/Over 13 timer/), see('Se efter'));
const menu = press('Mere om timer');

export const approveScreens: readonly Screen[] = [
  { name: 'approve-hours', path: '/approvehours', whole: true },
  { name: 'approve-hours-pending', path, whole: true },
  { name: 'approve-hours-rejected', path: '/approvehours?status=rejected' },
];

export const approveStates: readonly Screen[] = [
  { name: 'approve-hours-new', path, act: press(/^Opret$/) },
  { name: 'approve-hours-reject', path, act: press(/^Afvis /) },
  {
    name: 'approve-hours-late',
    path,
    before: refuse(timeRoutes.decideTimeReport, 'hours_decided'),
    act: press(/^Godkend /),
  },
  {
    name: 'approve-hours-reject-failed',
    path,
    before: failWith500(timeRoutes.decideTimeReport),
    act: inSequence(press(/^Afvis /), pressInFront('Afvis')),
  },
  { name: 'approve-hours-all', path, widths: [768, 1440], act: chooseAll },
  { name: 'approve-hours-marked', path, widths: [360], act: openMarked },
  { name: 'approve-hours-menu', path, act: menu },
  { name: 'approve-hours-no-match', path: `${path}&from=2019-01-01&to=2019-01-02` },
  {
    name: 'approve-hours-loading',
    path,
    before: neverAnswer(timeRoutes.listTimeReports),
    act: seePage('Tidrapport Godkendelse'),
    waiting: true,
  },
  {
    name: 'approve-hours-failed',
    path,
    before: failWith500(timeRoutes.listTimeReports),
    act: failed,
  },
];

/** For a company without hours to approve. */
export const noHoursToApprove: readonly Screen[] = [{ name: 'approve-hours-none', path }];
