import { createHmac, timingSafeEqual } from 'node:crypto';

import {
  deviceLifetime,
  isDeviceOf,
  maxAccountsPerDevice,
  type KnownDevice,
} from '@driftig/domain/auth/known-device';
import type { User } from '@driftig/domain/auth/user';

import { newSecret } from './secrets.ts';
import { cookieValue, setCookie } from './session-cookies.ts';

const name = '__Host-driftig_device';
const separator = '~';
/** A browser sends at most what we set; a longer value is not read at all. */
const maxLength = 2000;

type RequestCookies = readonly string[] | undefined;

/**
 * The devices that a user has logged in on before, known by a signed cookie (docs/words/auth.md).
 */
export interface KnownDevices {
  /** The device, when the browser is known to this user, be it from before a new password. */
  find(cookies: RequestCookies, user: User, nowSeconds: number): KnownDevice | undefined;
  /**
   * A Set-Cookie value that puts the user first among those the browser is known to. Keeps its id
   * and that two steps were passed, so that being remembered again resets no attempts.
   */
  remember(cookies: RequestCookies, user: User, nowSeconds: number, proof: DeviceProof): string;
}

/** Proof that a user has just given on the device. */
export interface DeviceProof {
  readonly passedTwoSteps: boolean;
}

/** Signs with `secret`; what the one `before` signed is known as well. */
export function openKnownDevices(secret: string | undefined, before?: string): KnownDevices {
  const signWith = (key: string | undefined, payload: string): string => {
    if (key === undefined) throw new Error('This function has no DEVICE_SECRET');
    return createHmac('sha256', key).update(`device ${payload}`).digest('base64url');
  };
  const sign = (payload: string) => signWith(secret, payload);
  const isSigned = (payload: string, signature: string) =>
    isSame(sign(payload), signature) ||
    (before !== undefined && isSame(signWith(before, payload), signature));
  const read = (cookies: RequestCookies): KnownDevice[] => {
    const value = cookieValue(cookies, name) ?? '';
    if (value === '' || value.length > maxLength) return [];
    const entries = value.split(separator).slice(0, maxAccountsPerDevice);
    return entries.flatMap((entry) => {
      const [payload = '', signature = ''] = entry.split('.');
      return isSigned(payload, signature) ? [decode(payload)] : [];
    });
  };
  return {
    find: (cookies, user, nowSeconds) =>
      read(cookies).find((device) => isDeviceOf(device, user, nowSeconds)),

    remember(cookies, user, nowSeconds, proof) {
      const known = read(cookies).filter(({ expiresAt }) => expiresAt > nowSeconds);
      const isOther = (device: KnownDevice) =>
        device.companyId !== user.companyId || device.userId !== user.userId;
      const { companyId, userId, passwordChangedAt } = user;
      const earlier = known.find((device) => isDeviceOf(device, user, nowSeconds));
      const id = earlier?.id ?? newSecret();
      const expiresAt = nowSeconds + deviceLifetime;
      const { secondFactorSince = '' } = user;
      const twoStepsSince = proof.passedTwoSteps
        ? secondFactorSince
        : (earlier?.twoStepsSince ?? '');
      const device = { id, companyId, userId, passwordChangedAt, expiresAt, twoStepsSince };
      const kept = [device, ...known.filter(isOther)].slice(0, maxAccountsPerDevice);
      const entries = kept.map(encode).map((payload) => `${payload}.${sign(payload)}`);
      return setCookie(name, entries.join(separator), deviceLifetime);
    },
  };
}

/** Cookies of before two steps were noted lack the last. */
type Fields = [string, string, string, string, number, string?];

function encode(device: KnownDevice): string {
  const { id, companyId, userId, passwordChangedAt, expiresAt, twoStepsSince } = device;
  const fields: Fields = [id, companyId, userId, passwordChangedAt, expiresAt, twoStepsSince];
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

/** Decodes a payload whose signature was checked, so that its form is known. */
function decode(payload: string): KnownDevice {
  const fields = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Fields;
  const [id, companyId, userId, passwordChangedAt, expiresAt, twoStepsSince = ''] = fields;
  return { id, companyId, userId, passwordChangedAt, expiresAt, twoStepsSince };
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
