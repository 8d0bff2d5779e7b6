import type { authRoutes } from '@driftig/contracts/auth/routes';
import type { User } from '@driftig/domain/auth/user';
import { wrongCodeError } from '@driftig/domain/auth/wrong-code';
import { AppError } from '@driftig/domain/errors';

import type { Context } from '../pipeline/handler.ts';
import type { PasswordResult, SessionTokens } from '../identity/identity.ts';
import { hashOfRecoveryCode } from '../identity/recovery-codes.ts';

type LogInContext = Context<typeof authRoutes.logIn>;

/** Who is in: their record as it is by now, and the pool's tokens. */
export interface LoggedIn {
  readonly user: User;
  readonly tokens: SessionTokens;
}

const usernameOf = ({ companyId, userId }: User) => `${companyId}.${userId}`;

const isRecoveryCodeOf = ({ recoveryHashes }: User, code: string) =>
  recoveryHashes.includes(hashOfRecoveryCode(code));

/**
 * From the right password to tokens: at once, or by a code. Without a code the attempt still counts
 * against the account, or it would undo what wrong codes have counted; but not against the address,
 * where a whole office asks for its codes.
 */
export async function completeSecondStep(
  context: LogInContext,
  user: User,
  verdict: PasswordResult,
): Promise<LoggedIn> {
  if (verdict.tokens !== undefined) return logInWithoutCode(context, user, verdict.tokens);
  const { services, address, input } = context;
  if (input.body.code === undefined) {
    await services.attempts.uncountAttempt(`address:${address}`);
    throw new AppError('second_factor_needed');
  }
  const code = input.body.code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return logInWithRecoveryCode(context, user, code);
  const tokens = await services.identity.answerChallenge(usernameOf(user), verdict.challenge, code);
  if (tokens === undefined) throw wrongCodeError();
  return { user, tokens };
}

/**
 * The pool asked for no code. A record that says it does is behind: switching off was not finished,
 * or the person switched it off at the pool itself, which anyone can with their own token. With a
 * recovery code it is one that is being used at this moment.
 */
async function logInWithoutCode(
  context: LogInContext,
  user: User,
  tokens: SessionTokens,
): Promise<LoggedIn> {
  if (!user.secondFactor) return { user, tokens };
  const code = context.input.body.code ?? '';
  if (isRecoveryCodeOf(user, code)) return logInWithRecoveryCode(context, user, code);
  return logInAnew(context, user, { change: 'off' });
}

/**
 * A recovery code stands in for the app, so the app asks no more, and whoever has it is logged out.
 * The pool comes first: were it the other way round, a failure in between would lock the person out.
 */
async function logInWithRecoveryCode(
  context: LogInContext,
  user: User,
  code: string,
): Promise<LoggedIn> {
  if (!isRecoveryCodeOf(user, code)) throw wrongCodeError();
  await context.services.identity.setCodeRequired(usernameOf(user), false);
  return logInAnew(context, user, { change: 'recovered', refusal: wrongCodeError });
}

/**
 * In by the password alone: two steps are off, every session is over, and where the company requires
 * two they are set up anew. The pool signs the person out here and not by an event, which would come
 * after the tokens of this login.
 */
async function logInAnew(
  context: LogInContext,
  user: User,
  { change, refusal }: { readonly change: 'recovered' | 'off'; readonly refusal?: () => Error },
): Promise<LoggedIn> {
  const { services, input } = context;
  await services.identity.signOut(usernameOf(user));
  await context.storeFor(user.companyId, user.userId).commit({
    writes: [services.secondFactors.switchOffAndEndSessions(user, refusal)],
    audit: { action: auditOf[change], subject: `user ${user.userId}` },
    outbox: [{ name: 'secondFactorChanged', payload: { userId: user.userId, change } }],
  });
  const verdict = await services.identity.verifyPassword(usernameOf(user), input.body.password);
  if (verdict?.tokens === undefined) throw new AppError('wrong_credentials');
  const off = { secondFactor: false, recoveryHashes: [], sessions: {} };
  return { user: { ...user, ...off }, tokens: verdict.tokens };
}

const auditOf = { recovered: 'auth.secondFactorRecovered', off: 'auth.secondFactorOff' } as const;
