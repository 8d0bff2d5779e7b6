import { timeRoutes } from '@driftig/contracts/time/routes';

import { fill, inSequence, press, pressItem, see } from '../acts.ts';
import { answer, failWith500, neverAnswer } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/timereg';
/** Without a range, to show all weeks that the demo company has hours in. */
const everything = `${path}?from=&to=`;
const { listOwnTimeReports, getOwnTimeSummary, getTimeReportHistory } = timeRoutes;
const { getTimer, getTimeSettings, getRegister } = timeRoutes;
const byRange = answer(getTimeSettings, {
  flexEnabled: 1,
  timeMode: 'range',
  dailyStandard: 7.4,
  version: 1,
});
const openNew = inSequence(press('Opret'), see('Aktivitet'));
/** The choice is drawn by its label. */
const chooseFlex: Act = (page) => page.getByText('Flexjustering', { exact: true }).click();
const openMenu = press(/^Handlinger for/);

/** Two rows that the device keeps: one waits, one was refused. */
const keepWaiting: Act = async (page) => {
  await page.evaluate(async () => {
    const { user } = (await (await fetch('/auth/check-auth')).json()) as { user: { id: string } };
    const row = (id: string, activity: string, refusal?: string) => ({
      id,
      values: {
        employeeId: '',
        date: '2026-11-26',
        kind: 'work',
        projectId: 'p',
        projectName: 'Sommerfest i Fælledparken for Nordhavn Ejerforening',
        activity,
        hundredths: 750,
        startTime: '',
        endTime: '',
        breakMinutes: null,
        isOverMidnight: false,
        flexReason: '',
      },
      withTimes: false,
      writtenAt: '2026-11-26T15:00:00.000Z',
      refusal,
    });
    const refusal = 'Projektet er lukket. Vælg et andet.';
    const rows = [row('a1b2c3d4e5', 'Opstilling'), row('f6g7h8i9j0', 'Nedtagning', refusal)];
    localStorage.setItem(`waiting.${user.id}`, JSON.stringify(rows));
    window.dispatchEvent(new StorageEvent('storage'));
  });
};

/** An employee's own hours, in each state. */
export const ownTimeScreens: readonly Screen[] = [
  { name: 'time-own', path, whole: true },
  {
    name: 'time-own-waiting',
    path,
    act: inSequence(keepWaiting, see('Venter på at blive sendt')),
  },
  { name: 'time-own-all', path: everything, whole: true },
  { name: 'time-own-approved', path: `${everything}&status=approved` },
  { name: 'time-own-new', path, act: openNew },
  { name: 'time-own-range', path, before: byRange, act: openNew },
  {
    name: 'time-own-faults',
    path,
    act: inSequence(openNew, press('Gem'), see('Vælg projekt for arbejdstimer.')),
  },
  {
    name: 'time-own-flex',
    path,
    act: inSequence(openNew, chooseFlex, see('Begrundelse')),
  },
  { name: 'time-own-picker', path, act: inSequence(openNew, press(/^Projekt/), see('Interne')) },
  {
    name: 'time-own-copy-week',
    path,
    act: inSequence(press('Kopier'), pressItem('Kopier sidste uge'), see(/^Springes over/)),
  },
  { name: 'time-own-balance', path, act: inSequence(press(/Flexsaldo$/), see('Sådan regnes det')) },
  {
    name: 'time-own-history',
    path: everything,
    before: answer(getTimeReportHistory, {
      data: [
        {
          at: '2026-06-09T15:20:00.000Z',
          by: 'Jonas Bak',
          action: 'registrerede',
          fields: [{ label: 'Timer', before: '', after: '8,25' }],
        },
        {
          at: '2026-06-10T06:05:00.000Z',
          by: 'Mette Lindqvist',
          action: 'rettede',
          fields: [{ label: 'Timer', before: '8,25', after: '7,50' }],
        },
      ],
    }),
    act: inSequence(openMenu, pressItem('Historik'), see(/rettede$/)),
  },
  {
    name: 'time-own-delete',
    path: everything,
    act: inSequence(openMenu, pressItem('Slet'), see(/^Slet .*\?$/)),
  },
  {
    name: 'time-own-timer',
    path,
    before: answer(getTimer, {
      timer: {
        startedat: '2026-06-09T05:02:11.000Z',
        projectId: '',
        projectname: '',
        activity: '',
      },
      now: '2026-06-09T06:14:00.000Z',
    }),
    act: inSequence(press('Stop'), see(/^Uret har kørt/), fill({ Aktivitet: 'Læsning' })),
  },
  {
    name: 'time-own-none',
    path,
    before: answer(listOwnTimeReports, { data: [], total: 0, hours: 0, flex: 0 }),
  },
  { name: 'time-own-loading', path, before: neverAnswer(listOwnTimeReports), waiting: true },
  {
    name: 'time-own-failed',
    path,
    before: inSequence(failWith500(listOwnTimeReports), failWith500(getOwnTimeSummary)),
    act: see('Dine timer kunne ikke hentes.'),
  },
  { name: 'time-own-register', path: '/timereg/register', whole: true },
  {
    name: 'time-own-register-failed',
    path: '/timereg/register',
    before: failWith500(getRegister),
    act: see('Timeregisteret kunne ikke hentes.'),
  },
];
