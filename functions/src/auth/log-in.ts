import type { authRoutes } from '@driftig/contracts/auth';
import { secondsOf } from '@driftig/data/commit';
import { normalEmail } from '@driftig/domain/auth/registration';
import { AppError } from '@driftig/domain/errors';

import type { Context, Handler } from '../http/handler.ts';
import { sessionCookies } from '../http/session-cookies.ts';
import { sessionUserOf } from './session-user.ts';

type LogIn = typeof authRoutes.logIn;

/** Asked for where the e-mail is unknown, so that unknown and wrong take the same way and time. */
const nobody = { companyId: 'nobody', userId: 'nobody' };

export const logIn: Handler<LogIn> = async (context) => {
  const { house, now } = context;
  const email = normalEmail(context.input.body.email);
  await claimAttempt(context, email);
  const account = (await house.accounts.findByEmail(email)) ?? nobody;
  const { companyId, userId } = account;
  const [tokens, user] = await Promise.all([
    house.identity.verifyPassword(`${companyId}.${userId}`, context.input.body.password),
    house.accounts.findUser(companyId, userId),
  ]);
  if (tokens === undefined || user === undefined || !user.loginAllowed)
    throw new AppError('wrong_credentials');
  await house.attempts.forgive(`account:${email}`, `address:${context.address}`);
  const company = await context.storeFor(companyId, userId).company.get();
  context.setCookies(sessionCookies(tokens));
  return { user: sessionUserOf(user, company) };

  /** For the address first: one that is used up can no longer use up accounts. */
  async function claimAttempt({ address }: Context<LogIn>, account: string): Promise<void> {
    await house.attempts.claim(`address:${address}`, secondsOf(now));
    await house.attempts.claim(`account:${account}`, secondsOf(now));
  }
};
