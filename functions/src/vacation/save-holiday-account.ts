import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { newAccount } from '@driftig/domain/vacation/holiday-account';

import type { Handler } from '../pipeline/handler.ts';
import { accountSaved } from './texts.ts';
import { requestedEmployee } from './requested-employee.ts';

/** Optimistic lock: refused (409) when another user has saved it since. */
export const saveHolidayAccount: Handler<typeof vacationRoutes.saveHolidayAccount> = async ({
  input,
  store,
  actor,
}) => {
  const { employeeId: asked, version, ...sent } = input.body;
  const employeeId = await requestedEmployee(store, actor, asked);
  const before = await store.vacation.findAccount(employeeId);
  assertVersion(before ?? { version: 0 }, version);
  const after = newAccount(employeeId, sent, before?.version ?? 0);
  await store.commit({
    writes: [store.vacation.saveAccount(before, after)],
    audit: {
      action: 'vacation.accountChanged',
      subject: `employees ${employeeId}`,
      changes: {
        employedFrom: after.employedFrom,
        opening: after.opening,
        corrections: after.corrections.length,
      },
    },
  });
  return { message: accountSaved };
};
