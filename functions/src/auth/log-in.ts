import type { authRoutes } from '@driftig/contracts/auth/routes';
import { secondsOf } from '@driftig/data/commit';
import { deviceOf } from '@driftig/domain/auth/device';
import { normalizeEmail } from '@driftig/domain/auth/registration';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import { beginSession } from '../identity/begin-session.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import type { PasswordResult } from '../identity/identity.ts';
import { mayLogIn } from '../identity/verify-session.ts';
import { hashOf } from '../identity/secrets.ts';
import { sessionCookies } from '../identity/session-cookies.ts';
import { unknownUser } from './unknown-user.ts';
import { completeSecondStep } from './second-step.ts';
import { sessionUserOf } from './session-user.ts';

type LogIn = typeof authRoutes.logIn;

export const logIn: Handler<LogIn> = async (context) => {
  const { services, address, now, userAgent } = context;
  const email = normalizeEmail(context.input.body.email);
  await claimAttempt(context, email);
  const { user: asTyped, verdict } = await verifyPassword(context, email);
  const { user, tokens } = await completeSecondStep(context, asTyped, verdict);
  const device = deviceOf(userAgent);
  const secret = await beginSession(services, user, { device, now });
  const [{ company, mustEnrol }] = await Promise.all([
    readCompanyAndEnrolment(context, user, secret),
    services.attempts.resetAttempts(`account:${email}`),
    services.attempts.uncountAttempt(`address:${address}`),
  ]);
  context.setCookies(sessionCookies(tokens, secret));
  return { user: sessionUserOf({ ...user, mustEnrol }, company, context.today) };
};

/**
 * The company, read when the session has begun: were it read before, one that begins just as the
 * owner comes to require two steps would be neither ended nor bound.
 */
async function readCompanyAndEnrolment(
  { services, storeFor }: Context<LogIn>,
  user: User,
  secret: string,
) {
  const company = await storeFor(user.companyId, user.userId).company.get();
  const mustEnrol = company.secondFactorRequired && !user.secondFactor;
  if (mustEnrol) await services.sessions.requireEnrolment(user, hashOf(secret));
  return { company, mustEnrol };
}

/** For the address first: one that is used up can no longer use up accounts. */
async function claimAttempt(
  { services, address, now }: Context<LogIn>,
  email: string,
): Promise<void> {
  await services.attempts.countAttempt(`address:${address}`, secondsOf(now));
  await services.attempts.countAttempt(`account:${email}`, secondsOf(now));
}

/**
 * The record is read before the password is tried: a password that is changed in between is then
 * seen to be old when the session begins.
 */
async function verifyPassword(
  { services, input }: Context<LogIn>,
  email: string,
): Promise<{ user: User; verdict: PasswordResult }> {
  const account = (await services.accounts.findByEmail(email)) ?? unknownUser;
  const found = await services.accounts.findUser(account.companyId, account.userId);
  const user = found !== undefined && mayLogIn(found) ? found : undefined;
  const { companyId, userId } = user ?? unknownUser;
  const username = `${companyId}.${userId}`;
  const verdict = await services.identity.verifyPassword(username, input.body.password);
  if (verdict === undefined || user === undefined) throw new AppError('wrong_credentials');
  return { user, verdict };
}
