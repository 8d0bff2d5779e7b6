import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { call } from '../../../api/client.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import type { Account, AccountBody } from './account-values.ts';

const { getHolidayAccount, saveHolidayAccount } = vacationRoutes;

/** Fetched again for each dialog, and not meanwhile: what is typed stands on what was read. */
export const accountQuery = (employeeId: string) => ({
  ...routeQuery(getHolidayAccount, { params: { employeeId } }),
  staleTime: Infinity,
  gcTime: 0,
});

export const fetchAccount = (employeeId: string): Promise<Account> =>
  call(getHolidayAccount, { params: { employeeId } });

/** Gives the message of the answer. Refused (409) where somebody else saved it since. */
export async function saveAccount(body: AccountBody): Promise<string> {
  return (await call(saveHolidayAccount, { body })).message;
}
