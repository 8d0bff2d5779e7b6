import { calendarRoutes } from '@driftig/contracts/calendar/routes';

import { failWith500, neverAnswer } from '../answers.ts';
import { see } from '../acts.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/calenderview';

/** Opens a day with a request on an order that lacks people, else one that lacks people, else any. */
const openDay: Act = async (page) => {
  const wanted = [/: Flere forhold$/, /: Mangler folk$/, /^\w+ \d+\. /].map((name) =>
    page.getByRole('main').getByRole('button', { name }),
  );
  await page.getByRole('main').getByRole('button', { name: /: / }).first().waitFor();
  for (const days of wanted)
    if ((await days.count()) > 0) {
      await days.first().click();
      break;
    }
  await page
    .getByText(/^\d+ ordrer?,|^Ingen ordrer/)
    .first()
    .waitFor();
};

export const calendarViewScreens: readonly Screen[] = [
  { name: 'calendar-view', path, act: see(/Fuldt bemandet/) },
  { name: 'calendar-view-day', path, act: openDay },
];

export const calendarViewStates: readonly Screen[] = [
  {
    name: 'calendar-view-error',
    path,
    before: failWith500(calendarRoutes.listCalendarDays),
    act: see(/kunne ikke hentes/),
  },
  {
    name: 'calendar-view-day-loading',
    path: `${path}?date=2026-11-26`,
    before: neverAnswer(calendarRoutes.listOrdersOfDay),
    waiting: true,
  },
  {
    name: 'calendar-view-day-error',
    path: `${path}?date=2026-11-26`,
    before: failWith500(calendarRoutes.listOrdersOfDay),
    act: see(/listen er tom/),
  },
];

export const emptyCalendarView: readonly Screen[] = [
  {
    name: 'calendar-view-day-empty',
    path: `${path}?date=2026-11-26`,
    act: see(/Ingen ordrer på denne dato/),
  },
];
