import type { authRoutes } from '@driftig/contracts/auth/routes';
import type { Change } from '@driftig/data/core/commit';
import { asksForSecondFactor } from '@driftig/domain/company/second-factor';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { secondFactorIsOff, secondFactorNeeded, secondFactorOff } from './texts.ts';

/**
 * Switched off in the pool first, and put back there when the company requires it meanwhile (409). If the
 * record is not written for another reason, a retry does both.
 */
export const removeSecondFactor: Handler<typeof authRoutes.removeSecondFactor> = async (
  context,
) => {
  const { account, store, actor, input } = context;
  await account.verifyPassword('password', input.body.password);
  if (!(await account.readUser()).secondFactor)
    throw new AppError('conflict', { message: secondFactorIsOff });
  const company = await store.company.get();
  if (asksForSecondFactor(company, actor))
    throw new AppError('conflict', { message: secondFactorNeeded });
  await account.secondFactor.setCodeRequired(false);
  const change: Change = {
    writes: [account.secondFactor.switchOff(), store.company.keepSecondFactorGroup(company)],
    audit: { action: 'auth.secondFactorOff', subject: `user ${actor.userId}` },
    outbox: [{ name: 'secondFactorChanged', payload: { userId: actor.userId, change: 'off' } }],
  };
  await store.commit(change).catch(account.secondFactor.putBack);
  return { message: secondFactorOff };
};
