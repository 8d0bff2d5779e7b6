import type { authRoutes } from '@driftig/contracts/auth/routes';
import type { User } from '@driftig/domain/auth/user';
import { wrongCodeError } from '@driftig/domain/auth/wrong-code';
import { AppError } from '@driftig/domain/errors';

import type { Context } from '../pipeline/handler.ts';
import type { PasswordResult } from '../identity/identity.ts';
import { isRecoveryCode } from '../identity/recovery-codes.ts';
import type { LoginAttempt } from './login-attempts.ts';

type LogInContext = Context<typeof authRoutes.logIn>;

export interface RightPassword {
  readonly user: User;
  readonly result: PasswordResult;
}

const usernameOf = ({ companyId, userId }: User) => `${companyId}.${userId}`;

const isRecoveryCodeOf = ({ recoveryHashes }: User, code: string) =>
  isRecoveryCode(code, recoveryHashes);

/**
 * After a right password: the user record as the login leaves it, at once or for a right code. Throws
 * second_factor_needed when the code is missing; that attempt was no guess and is uncounted, which
 * leaves wrong codes counted.
 */
export async function completeSecondStep(
  context: LogInContext,
  { user, result }: RightPassword,
  attempt: LoginAttempt,
): Promise<User> {
  if (result.accessToken !== undefined) return logInWithoutCode(context, user);
  const { services, input } = context;
  if (input.body.code === undefined) {
    await attempt.uncount();
    throw new AppError('second_factor_needed');
  }
  await attempt.countCode();
  const code = input.body.code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return logInWithRecoveryCode(context, user, code);
  const { identity } = services;
  if (!(await identity.answerChallenge(usernameOf(user), result.challenge, code)))
    throw wrongCodeError();
  return user;
}

/**
 * The pool asked for no code. If the record still says two-step login is on, switching it off was
 * interrupted, or a request with the same recovery code is running at the same time.
 */
async function logInWithoutCode(context: LogInContext, user: User): Promise<User> {
  if (!user.secondFactor) return user;
  const code = context.input.body.code ?? '';
  if (isRecoveryCodeOf(user, code)) return logInWithRecoveryCode(context, user, code);
  return logInAnew(context, user, { change: 'off' });
}

/**
 * Switches two-step login off and ends all sessions, because the phone may be in other hands. The
 * pool comes first: in the other order a failure in between would lock the user out.
 */
async function logInWithRecoveryCode(
  context: LogInContext,
  user: User,
  code: string,
): Promise<User> {
  if (!isRecoveryCodeOf(user, code)) throw wrongCodeError();
  await context.services.identity.setCodeRequired(usernameOf(user), false);
  return logInAnew(context, user, { change: 'recovered', refusal: wrongCodeError });
}

/**
 * Switches two-step login off in the record, ends every session and logs in with the password alone:
 * the pool is asked once more, since it may have been changed meanwhile.
 */
async function logInAnew(
  context: LogInContext,
  user: User,
  { change, refusal }: { readonly change: 'recovered' | 'off'; readonly refusal?: () => Error },
): Promise<User> {
  const { services, input, note } = context;
  await context.storeFor(user.companyId, user.userId).commit({
    writes: [services.secondFactors.switchOffAndEndSessions(user, refusal)],
    audit: { action: auditOf[change], subject: `user ${user.userId}` },
    outbox: [{ name: 'secondFactorChanged', payload: { userId: user.userId, change } }],
  });
  note({ kind: 'second_factor_off', outcome: 'done' });
  const result = await services.identity.verifyPassword(usernameOf(user), input.body.password);
  if (result?.accessToken === undefined) throw new AppError('wrong_credentials');
  return { ...user, secondFactor: false, recoveryHashes: [], sessions: {} };
}

const auditOf = { recovered: 'auth.secondFactorRecovered', off: 'auth.secondFactorOff' } as const;
