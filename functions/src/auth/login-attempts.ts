import { secondsOf } from '@driftig/data/core/commit';
import type { AttemptLimit } from '@driftig/data/auth/attempts.repository';
import {
  hasLoggedInSinceNewPassword,
  hasPassedTwoSteps,
  type KnownDevice,
} from '@driftig/domain/auth/known-device';
import { waitText } from '@driftig/domain/auth/too-many';
import type { User } from '@driftig/domain/auth/user';
import { AppError } from '@driftig/domain/errors';

import type { PublicContext } from '../pipeline/handler.ts';

const quarterOfAnHour = 15 * 60;
const day = 24 * 60 * 60;

/** Product L20; why these is docs/words/auth.md. */
export const loginLimits = {
  ofADevice: { max: 10, windowSeconds: quarterOfAnHour },
  ofADeviceADay: { max: 100, windowSeconds: day },
  ofAnAccountAtAnAddress: { max: 10, windowSeconds: quarterOfAnHour },
  ofAnAddress: { max: 100, windowSeconds: quarterOfAnHour },
  ofAnAccount: { max: 100, windowSeconds: day },
  codesOfAnAccount: { max: 10, windowSeconds: quarterOfAnHour },
  codesOfADevice: { max: 10, windowSeconds: quarterOfAnHour },
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
  /** Resets the counters after a login. */
  readonly succeed: () => Promise<void>;
}

const deviceSubjects = (deviceId: string) =>
  [`device:${deviceId}`, `device-day:${deviceId}`] as const;
const placeSubject = (email: string, address: string) => `place:${address} ${email}`;
const accountSubject = (email: string) => `account:${email}`;

/** Counter key and limit for the codes of a login attempt. */
interface CodeCount {
  readonly subject: string;
  readonly limit: AttemptLimit;
}

/**
 * A device that has passed two steps has a count of its own, also after a new password. All others share the
 * account's, be they known by a mailed link: a mailbox is no proof of the phone, and must not buy guesses.
 */
function codeCountOf(email: string, user?: User, device?: KnownDevice): CodeCount {
  return user && device && hasPassedTwoSteps(device, user)
    ? { subject: `device-code:${device.id}`, limit: loginLimits.codesOfADevice }
    : { subject: `login-code:${email}`, limit: loginLimits.codesOfAnAccount };
}

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
  const { attempts, knownDevices } = services;
  const seconds = secondsOf(now);
  const device = user && knownDevices.find(requestCookies, user, seconds);
  const codes = codeCountOf(email, user, device);
  const password =
    user && device && hasLoggedInSinceNewPassword(device, user)
      ? await countDevice(context, device.id, seconds)
      : await countStranger(context, email, seconds);
  return {
    countCode: () => attempts.countAttempt(codes.subject, seconds, codes.limit),
    uncount: password.uncount,
    succeed: async () => {
      await Promise.all([
        password.succeed(),
        user?.secondFactor && attempts.resetAttempts(codes.subject),
      ]);
    },
  };
}

type PasswordAttempt = Pick<LoginAttempt, 'uncount' | 'succeed'>;

async function countDevice(
  { services: { attempts } }: AttemptContext,
  deviceId: string,
  seconds: number,
): Promise<PasswordAttempt> {
  const subjects = deviceSubjects(deviceId);
  await orSayWhatHelps(async () => {
    await attempts.countAttempt(subjects[0], seconds, loginLimits.ofADevice);
    await attempts.countAttempt(subjects[1], seconds, loginLimits.ofADeviceADay);
  });
  return {
    uncount: async () => void (await Promise.all(subjects.map(attempts.uncountAttempt))),
    succeed: async () => void (await Promise.all(subjects.map(attempts.resetAttempts))),
  };
}

async function countStranger(
  { services: { attempts }, address }: AttemptContext,
  email: string,
  seconds: number,
): Promise<PasswordAttempt> {
  const place = placeSubject(email, address);
  const shared = [`address:${address}`, accountSubject(email)] as const;
  const uncountShared = () => Promise.all(shared.map(attempts.uncountAttempt));
  await orSayWhatHelps(async () => {
    await attempts.countAttempt(place, seconds, loginLimits.ofAnAccountAtAnAddress);
    await attempts.countAttempt(shared[0], seconds, loginLimits.ofAnAddress);
    await attempts.countAttempt(shared[1], seconds, loginLimits.ofAnAccount);
  });
  return {
    uncount: async () => {
      await Promise.all([attempts.uncountAttempt(place), uncountShared()]);
    },
    succeed: async () => {
      await Promise.all([attempts.resetAttempts(place), uncountShared()]);
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

/**
 * Resets the counters of the account, this place and this device after a new password by a mailed
 * token. Counters of codes stay, or an intruder with access to the mailbox could guess on with a new
 * mail each time.
 */
export async function forgetAttempts(
  { services: { attempts, knownDevices }, address, requestCookies, now }: AttemptContext,
  user: User,
): Promise<void> {
  const { email } = user;
  const device = knownDevices.find(requestCookies, user, secondsOf(now));
  const ofDevice = device === undefined ? [] : deviceSubjects(device.id);
  const subjects = [accountSubject(email), placeSubject(email, address), ...ofDevice];
  await Promise.all(subjects.map(attempts.resetAttempts));
}
