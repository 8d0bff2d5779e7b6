import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { sampleIds } from '@driftig/contracts/core/sample';

import {
  fill,
  inSequence,
  openRowMenu,
  press,
  pressInFront,
  pressItem,
  see,
  seePage,
} from '../acts.ts';
import { failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = '/myteam';
const failed = see(/^Der opstod en fejl under hentning af data/);

export const employeeScreens: readonly Screen[] = [
  { name: 'team', path, whole: true },
  { name: 'team-invite', path: `${path}?new=1` },
  { name: 'team-edit', path: `${path}?open=${sampleIds.employee}` },
];

const invite = inSequence(
  fill({ 'Fulde navn': 'Nete Nymand', 'E-mail': 'nete@nyt-firma.dk' }),
  pressInFront('Send invitation'),
);

export const employeeStates: readonly Screen[] = [
  { name: 'person-page', path: `${path}/${sampleIds.employee}`, whole: true },
  { name: 'team-menu', path, act: openRowMenu },
  { name: 'team-role', path, widths: [768, 1440], act: press(/skift rolle for Jonas/) },
  { name: 'team-deactivate', path, act: inSequence(openRowMenu, pressItem('Gør inaktiv')) },
  { name: 'team-invited', path: `${path}?status=invited` },
  { name: 'team-no-match', path: `${path}?q=findesikke` },
  {
    name: 'team-loading',
    path,
    before: neverAnswer(employeeRoutes.listEmployees),
    act: seePage('All Employees'),
    waiting: true,
  },
  { name: 'team-failed', path, before: failWith500(employeeRoutes.listEmployees), act: failed },
  {
    name: 'team-invite-empty',
    path: `${path}?new=1`,
    act: pressInFront('Send invitation'),
  },
  {
    name: 'team-plan-full',
    path: `${path}?new=1`,
    before: refuse(employeeRoutes.inviteEmployee, 'plan_limit'),
    act: inSequence(invite, see('Planen har ikke plads til flere')),
  },
];

export const colleagueScreens: readonly Screen[] = [
  { name: 'colleagues', path: '/admin', whole: true },
  {
    name: 'colleagues-failed',
    path: '/admin',
    before: failWith500(employeeRoutes.listColleagues),
    act: failed,
  },
];
