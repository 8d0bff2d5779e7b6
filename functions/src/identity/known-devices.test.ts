import type { User } from '@driftig/domain/auth/user';
import { expect, test } from 'vitest';

import { openKnownDevices } from './known-devices.ts';

const user = {
  companyId: 'company',
  userId: 'user',
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
} as User;
const now = 1_800_000_000;
const [first, second, third] = ['first', 'second', 'third'].map((word) => word.padEnd(32, '.'));
const cookieOf = (secret: string | undefined) => [
  openKnownDevices(secret).remember([], user, now).split(';')[0] ?? '',
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

test('what is remembered is signed by the newest secret, and keeps the id of the device', () => {
  const before = cookieOf(first);
  const id = openKnownDevices(first).find(before, user, now);
  const [cookie = ''] = openKnownDevices(second, first).remember(before, user, now).split(';');
  expect(id).toBeDefined();
  expect(openKnownDevices(second).find([cookie], user, now)).toBe(id);
});
