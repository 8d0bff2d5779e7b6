import type { companyRoutes } from '@driftig/contracts/company/routes';
import type { CompanyStore } from '@driftig/data/store';
import type { User } from '@driftig/domain/auth/user';
import { asksForSecondFactor, secondFactorGroupOf } from '@driftig/domain/company/second-factor';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent } from '@driftig/domain/events';

import type { Handler } from '../pipeline/handler.ts';
import { secondFactorRequired, setUpFirst } from './texts.ts';

/**
 * First makes it required, so that a new login without two steps can only set them up, then ends
 * the sessions begun without. A retry logs out the users that an interrupted first call missed.
 */
export const requireSecondFactor: Handler<typeof companyRoutes.requireSecondFactor> = async (
  context,
) => {
  const { actor, store, input } = context;
  const { of } = input.body;
  if (of !== 'nobody' && !(await store.users.get(actor.userId)).secondFactor)
    throw new AppError('conflict', { message: setUpFirst });
  const before = secondFactorGroupOf(await store.company.get());
  if (before !== of)
    await store.commit({
      writes: [store.company.requireSecondFactor(of)],
      audit: {
        action: 'company.secondFactorRequired',
        subject: `company ${actor.companyId}`,
        changes: { from: before, to: of },
      },
    });
  const company = await store.company.get();
  for (const person of await store.users.list())
    if (asksForSecondFactor(company, person) && hasSessionWithoutSecondFactor(person))
      await logOut(store, person);
  return { message: secondFactorRequired[of] };
};

function hasSessionWithoutSecondFactor({ secondFactor, sessions }: User): boolean {
  return !secondFactor && Object.values(sessions).some(({ mustEnrol }) => !mustEnrol);
}

async function logOut(store: CompanyStore, { userId }: User): Promise<void> {
  await store.commit({
    writes: [store.users.endAllSessions(userId)],
    audit: { action: 'auth.sessionsEnded', subject: `user ${userId}` },
    outbox: [sessionsEndedEvent(userId)],
  });
}
