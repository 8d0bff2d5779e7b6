import { createHmac } from 'node:crypto';

import type { User } from '@driftig/domain/auth/user';
import { expect, test } from 'vitest';

import { openKnownDevices } from './known-devices.ts';

const user = {
  companyId: 'company',
  userId: 'user',
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
  secondFactorSince: '2026-01-02T00:00:00.000Z',
} as User;
const now = 1_800_000_000;
const [first, second, third] = ['first', 'second', 'third'].map((word) => word.padEnd(32, '.'));
const byMail = { passedTwoSteps: false };
const byCode = { passedTwoSteps: true };
const cookieOf = (secret: string | undefined, proof = byMail) => [
  openKnownDevices(secret).remember([], user, now, proof).split(';')[0] ?? '',
];

test('a device is known by the secret that signed it and by the one that replaced it', () => {
  const cookies = cookieOf(first);
  expect(openKnownDevices(first).find(cookies, user, now)).toBeDefined();
  expect(openKnownDevices(second, first).find(cookies, user, now)).toBeDefined();
});

test('a device signed two secrets ago is unknown', () => {
  expect(openKnownDevices(third, second).find(cookieOf(first), user, now)).toBeUndefined();
  expect(openKnownDevices(second).find(cookieOf(first), user, now)).toBeUndefined();
});

test('a remembered device is signed by the newest secret, and keeps its id', () => {
  const before = cookieOf(first);
  const device = openKnownDevices(first).find(before, user, now);
  const both = openKnownDevices(second, first);
  const [cookie = ''] = both.remember(before, user, now, byMail).split(';');
  expect(device).toBeDefined();
  expect(openKnownDevices(second).find([cookie], user, now)).toEqual(device);
});

test('two steps that were passed on a device stay passed after a new password by mail, under its id', () => {
  const devices = openKnownDevices(first);
  const before = cookieOf(first, byCode);
  const changed = { ...user, passwordChangedAt: '2026-02-01T00:00:00.000Z' };
  const [cookie = ''] = devices.remember(before, changed, now, byMail).split(';');
  const { id } = devices.find(before, user, now) ?? {};
  expect(devices.find([cookie], changed, now)).toMatchObject({
    id,
    twoStepsSince: user.secondFactorSince,
  });
  expect(devices.find(cookieOf(first), user, now)).toMatchObject({ twoStepsSince: '' });
});

test('a cookie of before two steps were noted is known and has passed none', () => {
  const fields = ['id', user.companyId, user.userId, user.passwordChangedAt, now + 1];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  const signature = createHmac('sha256', first ?? '')
    .update(`device ${payload}`)
    .digest('base64url');
  const cookies = [`__Host-driftig_device=${payload}.${signature}`];
  const device = openKnownDevices(first).find(cookies, user, now);
  expect(device).toMatchObject({ id: 'id', twoStepsSince: '' });
});
