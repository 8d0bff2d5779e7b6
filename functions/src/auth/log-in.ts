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
  await countAttempts(context, email);
  const { user: found, result } = await verifyPassword(context, email);
  const { user, tokens } = await completeSecondStep(context, found, result);
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
 * Reads the company after the session has begun. If it were read before, a session that begins
 * while the owner switches on required two-step login would be neither ended nor made to enrol.
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

/** The address is counted first: once it is locked out, it cannot lock out accounts. */
async function countAttempts(
  { services, address, now }: Context<LogIn>,
  email: string,
): Promise<void> {
  await services.attempts.countAttempt(`address:${address}`, secondsOf(now));
  await services.attempts.countAttempt(`account:${email}`, secondsOf(now));
}

/**
 * The record is read before the password is verified, so that beginSession sees a password change
 * in between (passwordChangedAt).
 */
async function verifyPassword(
  { services, input }: Context<LogIn>,
  email: string,
): Promise<{ user: User; result: PasswordResult }> {
  const account = (await services.accounts.findByEmail(email)) ?? unknownUser;
  const found = await services.accounts.findUser(account.companyId, account.userId);
  const user = found !== undefined && mayLogIn(found) ? found : undefined;
  const { companyId, userId } = user ?? unknownUser;
  const username = `${companyId}.${userId}`;
  const result = await services.identity.verifyPassword(username, input.body.password);
  if (result === undefined || user === undefined) throw new AppError('wrong_credentials');
  return { user, result };
}
