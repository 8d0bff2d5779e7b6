import type { authRoutes } from '@driftig/contracts/auth/routes';
import { activateUser } from '@driftig/domain/auth/invitation';
import { addDays } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';

import { assertGoodPassword } from '../identity/common-passwords.ts';
import type { Handler } from '../pipeline/handler.ts';
import { forgetAttempts } from './login-attempts.ts';
import { findValidToken } from './mailed-token.ts';
import { invitationExpired, signedUp, companyPaused } from './texts.ts';

/**
 * Makes the invited person a user. The token is used up before the password is set, so that only
 * one of two requests at once sets it. If setting it fails, a password reset creates the
 * credentials (identity.setPassword).
 */
export const completeSignUp: Handler<typeof authRoutes.completeSignUp> = async (context) => {
  const { services, input, now, today } = context;
  const tomorrow = addDays(today, 1);
  const { token: secret, fullName: name, phone, password } = input.body;
  const found = await findValidToken(context, 'invitation', secret);
  if (found === undefined) throw new AppError('token_invalid', { message: invitationExpired });
  const { token, user } = found;
  // Product A3. A number that the invitation has is kept.
  const mobile = input.body.mobile ?? (user.mobile || phone);
  const { companyId, userId } = user;
  const store = context.storeFor(companyId, userId);
  const { plan, suspended, settings, secondFactorFrom = '' } = await store.company.get();
  if (suspended) throw new AppError('suspended', { message: companyPaused });
  const { companyName } = settings;
  await assertGoodPassword('password', password, { email: user.email, companyName });
  const after = activateUser(user, { name, phone, mobile }, now);
  await store.commit({
    writes: [
      services.mailedTokens.use(token),
      ...store.employees.change(user, after, plan),
      // Product A23. Not today, so that no manager is stopped in the middle of their work.
      ...(secondFactorFrom > tomorrow ? [store.company.requireSecondFactorFrom(tomorrow)] : []),
    ],
    audit: { action: 'auth.signedUp', subject: `user ${userId}` },
  });
  await services.identity.setPassword(`${companyId}.${userId}`, password);
  await forgetAttempts(context, user);
  context.rememberDevice(after, { passedTwoSteps: false });
  return { message: signedUp };
};
