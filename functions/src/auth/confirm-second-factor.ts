import type { authRoutes } from '@driftig/contracts/auth/routes';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../identity/recovery-codes.ts';
import { secondFactorIsOn } from './texts.ts';

/**
 * The pool asks for codes before the record says so. Should the record then not be written, the
 * person still has the app, and sets it up once more.
 */
export const confirmSecondFactor: Handler<typeof authRoutes.confirmSecondFactor> = async (
  context,
) => {
  const { account, store, actor, input } = context;
  if ((await account.readUser()).secondFactor)
    throw new AppError('conflict', { message: secondFactorIsOn });
  await account.secondFactor.confirm(input.body.code);
  await account.secondFactor.setCodeRequired(true);
  const recoveryCodes = newRecoveryCodes();
  await store.commit({
    writes: [account.secondFactor.switchOn(recoveryCodes.map(hashOfRecoveryCode))],
    audit: { action: 'auth.secondFactorOn', subject: `user ${actor.userId}` },
    outbox: [{ name: 'secondFactorChanged', payload: { userId: actor.userId, change: 'on' } }],
  });
  return { recoveryCodes };
};
