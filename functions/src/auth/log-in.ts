import type { authRoutes } from '@driftig/contracts/auth';
import { secondsOf } from '@driftig/data/commit';
import { deviceOf } from '@driftig/domain/auth/device';
import { normalEmail } from '@driftig/domain/auth/registration';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import { beginSession } from '../http/begin-session.ts';
import type { Context, Handler } from '../http/handler.ts';
import type { SessionTokens } from '../http/identity.ts';
import { mayLogIn } from '../http/recognise.ts';
import { sessionCookies } from '../http/session-cookies.ts';
import { sessionUserOf } from './session-user.ts';

type LogIn = typeof authRoutes.logIn;

/** Asked for where the e-mail is unknown, so that unknown and wrong take the same way and time. */
const nobody = { companyId: 'nobody', userId: 'nobody' };

export const logIn: Handler<LogIn> = async (context) => {
  const { house, address, now, userAgent } = context;
  const email = normalEmail(context.input.body.email);
  await claimAttempt(context, email);
  const { user, tokens } = await verifyPassword(context, email);
  const device = deviceOf(userAgent);
  const secret = await beginSession(house, user, { device, now });
  const [company] = await Promise.all([
    context.storeFor(user.companyId, user.userId).company.get(),
    house.attempts.forgive(`account:${email}`),
    house.attempts.giveBack(`address:${address}`),
  ]);
  context.setCookies(sessionCookies(tokens, secret));
  return { user: sessionUserOf(user, company, context.today) };
};

/** For the address first: one that is used up can no longer use up accounts. */
async function claimAttempt({ house, address, now }: Context<LogIn>, email: string): Promise<void> {
  await house.attempts.claim(`address:${address}`, secondsOf(now));
  await house.attempts.claim(`account:${email}`, secondsOf(now));
}

/**
 * The record is read before the password is tried: a password that is changed in between is then
 * seen to be old when the session begins.
 */
async function verifyPassword(
  { house, input }: Context<LogIn>,
  email: string,
): Promise<{ user: User; tokens: SessionTokens }> {
  const { companyId, userId } = (await house.accounts.findByEmail(email)) ?? nobody;
  const user = await house.accounts.findUser(companyId, userId);
  const username = `${companyId}.${userId}`;
  const tokens = await house.identity.verifyPassword(username, input.body.password);
  if (tokens === undefined || user === undefined || !mayLogIn(user))
    throw new AppError('wrong_credentials');
  return { user, tokens };
}
