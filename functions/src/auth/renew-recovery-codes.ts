import type { authRoutes } from '@driftig/contracts/auth/routes';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../identity/recovery-codes.ts';
import { secondFactorIsOff } from './texts.ts';

export const renewRecoveryCodes: Handler<typeof authRoutes.renewRecoveryCodes> = async (
  context,
) => {
  const { account, store, actor, input } = context;
  await account.verifyPassword('password', input.body.password);
  if (!(await account.readUser()).secondFactor)
    throw new AppError('conflict', { message: secondFactorIsOff });
  const recoveryCodes = newRecoveryCodes();
  await store.commit({
    writes: [account.secondFactor.renew(recoveryCodes.map(hashOfRecoveryCode))],
    audit: { action: 'auth.recoveryCodesRenewed', subject: `user ${actor.userId}` },
  });
  return { recoveryCodes };
};
