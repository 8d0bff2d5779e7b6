import { secondsOf } from '@driftig/data/commit';
import type { AttemptLimit } from '@driftig/data/attempts.repository';
import { waitText } from '@driftig/domain/auth/too-many';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import type { PublicContext } from '../pipeline/handler.ts';

const quarterOfAnHour = 15 * 60;
const day = 24 * 60 * 60;

/** Product L20; why these is docs/decisions/0043. */
export const loginLimits = {
  ofADevice: { max: 10, windowSeconds: quarterOfAnHour },
  ofAnAccountAtAnAddress: { max: 10, windowSeconds: quarterOfAnHour },
  ofAnAddress: { max: 100, windowSeconds: quarterOfAnHour },
  ofAnAccount: { max: 100, windowSeconds: day },
  codesOfAnAccount: { max: 10, windowSeconds: quarterOfAnHour },
} as const satisfies Record<string, AttemptLimit>;

type AttemptContext = Pick<PublicContext, 'services' | 'address' | 'requestCookies'> & {
  readonly now: string;
};

/** A login attempt that has been counted. */
export interface LoginAttempt {
  /** Counts a code besides; throws too_many. */
  readonly countCode: () => Promise<void>;
  /** The password was right, but a code is still missing. */
  readonly uncount: () => Promise<void>;
  /** Somebody has logged in. */
  readonly succeed: () => Promise<void>;
}

const deviceSubject = (deviceId: string) => `device:${deviceId}`;
const placeSubject = (email: string, address: string) => `place:${address} ${email}`;
const accountSubject = (email: string) => `account:${email}`;
const codeSubject = (email: string) => `login-code:${email}`;

/**
 * Counts an attempt before the password is looked at, so that guesses at once are all counted, and
 * throws too_many above a limit. A device that the account has logged in on before is counted by
 * itself, and no stranger's attempts close it. All others are counted by account and address, by
 * address and by account, in this order, so that a place that is closed closes nothing else.
 */
export async function countLogin(
  context: AttemptContext,
  email: string,
  user: User | undefined,
): Promise<LoginAttempt> {
  const { services, now, requestCookies } = context;
  const seconds = secondsOf(now);
  const device = user && services.knownDevices.find(requestCookies, user, seconds);
  return device === undefined
    ? countStranger(context, email, seconds)
    : countDevice(context, deviceSubject(device), seconds);
}

async function countDevice(
  { services: { attempts } }: AttemptContext,
  subject: string,
  seconds: number,
): Promise<LoginAttempt> {
  await attempts.countAttempt(subject, seconds, loginLimits.ofADevice);
  return {
    countCode: () => Promise.resolve(),
    uncount: () => attempts.uncountAttempt(subject),
    succeed: () => attempts.resetAttempts(subject),
  };
}

async function countStranger(
  { services: { attempts }, address }: AttemptContext,
  email: string,
  seconds: number,
): Promise<LoginAttempt> {
  const place = placeSubject(email, address);
  const shared = [`address:${address}`, accountSubject(email)] as const;
  const uncountShared = () => Promise.all(shared.map(attempts.uncountAttempt));
  await orSayWhatHelps(async () => {
    await attempts.countAttempt(place, seconds, loginLimits.ofAnAccountAtAnAddress);
    await attempts.countAttempt(shared[0], seconds, loginLimits.ofAnAddress);
    await attempts.countAttempt(shared[1], seconds, loginLimits.ofAnAccount);
  });
  return {
    countCode: () =>
      orSayWhatHelps(() =>
        attempts.countAttempt(codeSubject(email), seconds, loginLimits.codesOfAnAccount),
      ),
    uncount: async () => {
      await Promise.all([attempts.uncountAttempt(place), uncountShared()]);
    },
    succeed: async () => {
      await Promise.all([
        attempts.resetAttempts(place),
        attempts.resetAttempts(codeSubject(email)),
        uncountShared(),
      ]);
    },
  };
}

/** A new password opens at once: its mail shows that one is not a stranger. */
async function orSayWhatHelps(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    const { retryAfter } = error;
    const message = `For mange forsøg. Prøv igen ${waitText(retryAfter)}, eller vælg en ny adgangskode.`;
    throw new AppError('too_many', { message, retryAfter, cause: error });
  }
}

/** After a new password by a mailed token: the account is open again, and open from here. */
export async function forgetAttempts(
  { services: { attempts }, address }: AttemptContext,
  email: string,
): Promise<void> {
  const subjects = [accountSubject(email), codeSubject(email), placeSubject(email, address)];
  await Promise.all(subjects.map(attempts.resetAttempts));
}
