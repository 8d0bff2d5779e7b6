import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';
import { assertPerson } from './whose.ts';

export const getTimeTerms: Handler<typeof timeRoutes.getTimeTerms> = async ({ input, store }) => {
  const { employeeId } = input.params;
  await assertPerson(store, employeeId);
  const { norms, selfOrganiserFrom, eighteenOn, version } = await store.time.getTerms(employeeId);
  return {
    norms: norms.map(({ from, days }) => ({ from, days: [...days] })),
    selfOrganiserFrom,
    eighteenOn,
    version,
  };
};
