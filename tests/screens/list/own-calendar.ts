import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { calendarSamples } from '@driftig/contracts/calendar/samples';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays, danishDate } from '@driftig/domain/dates';

import { inSequence, press, see } from '../acts.ts';
import { answer, failWith500, neverAnswer } from '../answers.ts';
import type { Screen } from '../shot.ts';
import { workingHour as now } from '../working-hour.ts';

const { listOwnCalendarDays, listOwnOrdersOfDay } = calendarRoutes;
const today = danishDate(now);
const path = `/dashboard?date=${today}`;
const [order] = calendarSamples.listOwnOrdersOfDay.response.orders;
if (order === undefined) throw new Error('The sample has no order.');

const shift = {
  ...order,
  title: 'Forårsgalla, servering og bar',
  orderdatestart: today,
  orderdateend: today,
};
const note =
  'Mød ved personaleindgangen kl. 14:45 i sort skjorte og sorte sko. Vi dækker 12 borde og åbner baren kl. 16. Ring til Sara, hvis porten er låst.';
const warnings = [
  'Kun 9 timers hvile til fredag 08:00. Loven kræver 11, så en leder skal sige ja.',
];

const dayWith = (...orders: readonly Partial<typeof shift>[]) =>
  answer(listOwnOrdersOfDay, {
    orders: orders.map((changes, index) => ({ ...shift, id: `${shift.id}${index}`, ...changes })),
    vacation: null,
    vacations: [],
  });

const shown = [7, 9, 1, 2, 3, 8, 6, 4, 5] as const;
const activatedDates = Object.fromEntries(
  shown.map((status, index) => [addDays(today, index - 2), status]),
);
const year = answer(listOwnCalendarDays, { activatedDates });
const open = { status: 1, statustext: 'Kan anmodes', customer: '', people: [], assignedcount: 2 };
const sold = {
  status: 2,
  statustext: 'Til salg af Ida Krogh',
  seller: 'Ida Krogh',
  people: [],
  warnings,
};
const mine = { status: 7, orderdescriptionemployees: note };
const taken = { status: 4, statustext: 'Du er på en anden ordre', actionable: 0 as const };
const timer = {
  startedat: new Date(Date.parse(now) - 13_218_000).toISOString(),
  projectId: shift.id,
  projectname: shift.title,
  activity: '',
};

/** An employee's calendar on My Dashboard, and a day of it in each state. */
export const ownCalendarScreens: readonly Screen[] = [
  {
    name: 'own-calendar',
    path: '/dashboard#kalender',
    before: inSequence(year, dayWith(mine)),
    act: see('Medarbejder Kalender'),
    whole: true,
  },
  {
    name: 'own-calendar-day',
    path,
    before: inSequence(year, dayWith(open, sold, taken)),
    act: see('Request Shift'),
  },
  {
    name: 'own-calendar-running',
    path,
    before: inSequence(
      year,
      dayWith({ ...mine, jobrunning: 1 }),
      answer(timeRoutes.getTimer, { timer, now }),
    ),
    act: see('End Shift'),
  },
  { name: 'own-calendar-none', path, before: dayWith(), act: see('Ingen ordrer på denne dato.') },
  { name: 'own-calendar-loading', path, before: neverAnswer(listOwnOrdersOfDay), waiting: true },
  {
    name: 'own-calendar-failed',
    path,
    before: failWith500(listOwnCalendarDays),
    act: see(/^Kalenderens dage kunne/),
  },
  {
    name: 'own-calendar-find',
    path: '/dashboard',
    act: inSequence(press('Vælg en medarbejder'), see('Freja Holm')),
  },
];
