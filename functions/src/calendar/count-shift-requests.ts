import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { addDays, danishClock } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';

/** How far ahead requests are counted. */
const days = 366;

/** For the dashboard: the requests for shifts that wait, by the items of the next months (product H5). */
export const countShiftRequests: Handler<typeof calendarRoutes.countShiftRequests> = async ({
  store,
  now,
  today,
}) => {
  const until = addDays(today, days);
  const rows = await store.calendar.list(today.slice(0, 7), until.slice(0, 7));
  const present = danishClock(Date.parse(now));
  const waiting = rows
    .filter(({ status, to }) => status !== 'cancelled' && status !== 'done' && to > present)
    .filter(({ requestedIds }) => requestedIds.length > 0)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const [first] = waiting;
  const starts = first?.from.slice(0, 10) ?? '';
  return {
    pending: waiting.reduce((sum, { requestedIds }) => sum + requestedIds.length, 0),
    // An order that has begun is on today's page as well.
    date: first !== undefined && starts < today ? today : starts,
  };
};
