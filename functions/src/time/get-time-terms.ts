import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';
import { assertEmployee } from './requested-employee.ts';

export const getTimeTerms: Handler<typeof timeRoutes.getTimeTerms> = async ({ input, store }) => {
  const { employeeId } = input.params;
  await assertEmployee(store, employeeId);
  const { norms, selfOrganiserFrom, eighteenOn, version } = await store.time.getTerms(employeeId);
  return {
    norms: norms.map(({ from, days }) => ({ from, days: [...days] })),
    selfOrganiserFrom,
    eighteenOn,
    version,
  };
};
