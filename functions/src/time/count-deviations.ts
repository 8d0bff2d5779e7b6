import { usualDeviationDays } from '@driftig/contracts/time/count-route';
import type { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';
import { deviationsOf } from './deviations-of.ts';

/** Number of deviations without a note in the last four weeks, for the manager's list of tasks. */
export const countDeviations: Handler<typeof timeRoutes.countDeviations> = async ({
  store,
  today,
}) => {
  const from = addDays(today, 1 - usualDeviationDays);
  const found = await deviationsOf(store, { from, to: today, today });
  const open = found.filter(({ note }) => note === null);
  return { open: open.length, people: [...new Set(open.map((one) => one.employeeName))] };
};
