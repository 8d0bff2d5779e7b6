import { usualDeviationDays } from '@driftig/contracts/time/count-route';
import type { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';
import { keptAnswer } from '../pipeline/kept-answers.ts';
import { deviationsOf } from './deviations-of.ts';

type Route = typeof timeRoutes.countDeviations;

const stamps = ['people', 'hours', 'absences'] as const;

/** Number of deviations without a note in the last four weeks, for the manager's list of tasks. */
export const countDeviations: Handler<Route> = keptAnswer<Route>(stamps, async (asked) => {
  const { store, today } = asked;
  const from = addDays(today, 1 - usualDeviationDays);
  const found = await deviationsOf(store, { from, to: today, today });
  const open = found.filter(({ note }) => note === null);
  return { open: open.length, people: [...new Set(open.map((one) => one.employeeName))] };
});
