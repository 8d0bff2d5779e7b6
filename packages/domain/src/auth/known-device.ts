import type { User } from './user.ts';

/** In seconds. A device that was not logged in on for so long is a stranger again. */
export const deviceLifetime = 180 * 24 * 60 * 60;

/** Accounts that one browser is known to, e.g. a shared computer in the office. */
export const maxAccountsPerDevice = 5;

/** An earlier login on a device, as its signed cookie says it. */
export interface KnownDevice {
  /** Random; the device's own attempts are counted by it. */
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  /** ISO UTC; a device is a stranger to passwords again once the password has changed. */
  readonly passwordChangedAt: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /**
   * When the authenticator app was set up (ISO UTC) whose right code was given on this device; ''
   * for none, as after a mailed link. Survives a new password, not a new app.
   */
  readonly twoStepsSince: string;
}

export function isDeviceOf(device: KnownDevice, user: User, nowSeconds: number): boolean {
  return (
    device.companyId === user.companyId &&
    device.userId === user.userId &&
    device.expiresAt > nowSeconds
  );
}

/** Whether the device's wrong passwords are counted for it alone. */
export function hasLoggedInSinceNewPassword(device: KnownDevice, user: User): boolean {
  return device.passwordChangedAt === user.passwordChangedAt;
}

/** Whether the device's wrong codes are counted for it alone. */
export function hasPassedTwoSteps(device: KnownDevice, user: User): boolean {
  return device.twoStepsSince !== '' && device.twoStepsSince === user.secondFactorSince;
}
