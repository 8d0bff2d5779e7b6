import type { timeRoutes } from '@driftig/contracts/time/routes';
import { badInput } from '@driftig/domain/errors';
import { daysBetween } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';
import { deviationsOf } from './deviations-of.ts';
import { assertEmployee } from './requested-employee.ts';

/** The four months of the weekly average are read before the period. */
const mostDays = 186;

/** Deviations of all people or one, newest first. Throws bad_input for a longer period. */
export const listDeviations: Handler<typeof timeRoutes.listDeviations> = async ({
  input,
  store,
  today,
}) => {
  const { startDate: from, endDate: to, employeeId } = input.query;
  if (to < from) throw badInput({ endDate: 'Slutdatoen ligger før startdatoen.' });
  if (daysBetween(from, to) >= mostDays)
    throw badInput({ endDate: 'Vælg en periode på højst et halvt år.' });
  if (employeeId !== undefined) await assertEmployee(store, employeeId);
  return { data: await deviationsOf(store, { from, to, today, employeeId }) };
};
