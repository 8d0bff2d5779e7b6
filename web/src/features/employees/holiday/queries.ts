import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { call } from '../../../api/client.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import type { Account, AccountBody } from './account-values.ts';

const { getHolidayAccount, saveHolidayAccount } = vacationRoutes;

/**
 * Fetched again for each dialog, and not while it is open: edits are based on the version that was
 * read.
 */
export const accountQuery = (employeeId: string) => ({
  ...routeQuery(getHolidayAccount, { params: { employeeId } }),
  staleTime: Infinity,
  gcTime: 0,
});

export const fetchAccount = (employeeId: string): Promise<Account> =>
  call(getHolidayAccount, { params: { employeeId } });

/** Returns the answer's message. Refused (409) when another user has saved it since. */
export async function saveAccount(body: AccountBody): Promise<string> {
  return (await call(saveHolidayAccount, { body })).message;
}
