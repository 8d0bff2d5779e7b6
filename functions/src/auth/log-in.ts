import { actFor } from '@driftig/data/credentials/acting';
import type { authRoutes } from '@driftig/contracts/auth/routes';
import { deviceOf } from '@driftig/domain/auth/device';
import { normalizeEmail } from '@driftig/domain/auth/registration';
import type { User } from '@driftig/domain/auth/user';
import { asksForSecondFactor } from '@driftig/domain/company/second-factor';
import { AppError } from '@driftig/domain/errors';

import { beginSession } from '../identity/begin-session.ts';
import { emailMark } from '../identity/email-mark.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { mayLogIn } from '../identity/verify-session.ts';
import { hashOf } from '../identity/secrets.ts';
import { sessionCookie, sessionSign } from '../identity/session-cookies.ts';
import { endBrowserSession } from './end-browser-session.ts';
import { countLogin } from './login-attempts.ts';
import { unknownUser } from './unknown-user.ts';
import { completeSecondStep, type RightPassword } from './second-step.ts';
import { sessionUserOf } from './session-user.ts';

type LogIn = typeof authRoutes.logIn;

/** Begins a session; the one that the browser had before ends, whosever it was. */
export const logIn: Handler<LogIn> = async (context) => {
  const { services, now, userAgent } = context;
  const email = normalizeEmail(context.input.body.email);
  const found = await findUser(context, email);
  context.noteWho(found ?? { emailMark: emailMark(services.environment.DEVICE_SECRET, email) });
  const attempt = await countLogin(context, email, found);
  const right = await verifyPassword(context, found);
  const user = await completeSecondStep(context, right, attempt);
  await endBrowserSession(context);
  const secret = await beginSession(services, user, { device: deviceOf(userAgent), now });
  const [{ company, mustEnrol }] = await Promise.all([
    readCompanyAndEnrolment(context, user, secret),
    attempt.succeed(),
  ]);
  context.setCookies([sessionCookie(user, secret), sessionSign()]);
  context.rememberDevice(user, { passedTwoSteps: user.secondFactor });
  const hasPicture = user.picture !== '';
  return { user: sessionUserOf({ ...user, mustEnrol, hasPicture }, company, context.today) };
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
  const mustEnrol = asksForSecondFactor(company, user) && !user.secondFactor;
  if (mustEnrol)
    await actFor(user.companyId, () => services.sessions.requireEnrolment(user, hashOf(secret)));
  return { company, mustEnrol };
}

/** Undefined for an unknown e-mail and for a user who may not log in; both take as many reads. */
async function findUser({ services }: Context<LogIn>, email: string): Promise<User | undefined> {
  const account = (await services.accounts.findByEmail(email)) ?? unknownUser;
  const found = await services.accounts.findUser(account.companyId, account.userId);
  return found !== undefined && mayLogIn(found) ? found : undefined;
}

/**
 * The record was read before the password is verified, so that beginSession sees a password change
 * in between (passwordChangedAt).
 */
async function verifyPassword(
  { services, input }: Context<LogIn>,
  user: User | undefined,
): Promise<RightPassword> {
  const { companyId, userId } = user ?? unknownUser;
  const username = `${companyId}.${userId}`;
  const result = await services.identity.verifyPassword(username, input.body.password);
  if (result === undefined || user === undefined) throw new AppError('wrong_credentials');
  return { user, result };
}
