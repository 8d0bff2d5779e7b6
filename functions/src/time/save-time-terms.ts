import type { timeRoutes } from '@driftig/contracts/time/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { changedTerms } from '@driftig/domain/time/terms';

import type { Handler } from '../pipeline/handler.ts';
import { termsSaved } from './texts.ts';
import { assertEmployee } from './requested-employee.ts';

/** Throws conflict (409) when another user has saved meanwhile. */
export const saveTimeTerms: Handler<typeof timeRoutes.saveTimeTerms> = async ({ input, store }) => {
  const { employeeId, version, norms, selfOrganiserFrom = '', eighteenOn = '' } = input.body;
  await assertEmployee(store, employeeId);
  const before = await store.time.getTerms(employeeId);
  assertVersion(before, version);
  const after = changedTerms(before, { norms, selfOrganiserFrom, eighteenOn });
  await store.commit({
    writes: [store.time.saveTerms(before, after)],
    audit: {
      action: 'time.termsChanged',
      subject: `employees ${employeeId}`,
      changes: { norms: after.norms, selfOrganiserFrom, eighteenOn },
    },
  });
  return { message: termsSaved };
};
