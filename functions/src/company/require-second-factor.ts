import type { companyRoutes } from '@driftig/contracts/company/routes';
import type { CompanyStore } from '@driftig/data/store';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';
import { sessionsEndedEvent } from '@driftig/domain/events';

import type { Handler } from '../pipeline/handler.ts';
import { secondFactorOptional, secondFactorRequired, setUpFirst } from './texts.ts';

/**
 * First makes it required, so that a new login without two steps can only set them up, then ends the
 * sessions begun without. A retry logs out those whom an interrupted first call did not reach.
 */
export const requireSecondFactor: Handler<typeof companyRoutes.requireSecondFactor> = async (
  context,
) => {
  const { actor, store, input } = context;
  const { required } = input.body;
  if (required && !(await store.users.get(actor.userId)).secondFactor)
    throw new AppError('conflict', { message: setUpFirst });
  if ((await store.company.get()).secondFactorRequired !== required)
    await store.commit({
      writes: [store.company.requireSecondFactor(required)],
      audit: {
        action: 'company.secondFactorRequired',
        subject: `company ${actor.companyId}`,
        changes: { required },
      },
    });
  if (!required) return { message: secondFactorOptional };
  for (const person of (await store.users.list()).filter(hasSessionWithoutSecondFactor))
    await logOut(store, person);
  return { message: secondFactorRequired };
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
