import { expect, test } from 'vitest';

import { invitationDates } from './invitation.ts';
import { invitationToken, isTokenValid, resetToken } from './mailed-token.ts';
import { newCompany } from './registration.ts';
import type { User } from './user.ts';

const at = '2026-11-12T08:00:00.000Z';
const now = Date.parse(at) / 1000;
const { owner } = newCompany({
  companyId: 'c1',
  userId: 'u1',
  companyName: 'Nordlys Event ApS',
  email: 'mette@nordlysevent.dk',
  plan: 'pro',
  now: at,
});
const invited: User = { ...owner, status: 'invited', ...invitationDates(at) };
const [hour, day] = [60 * 60, 24 * 60 * 60];

const reset = resetToken('h', owner, now);
const invitation = invitationToken('h', invited);
const later = '2026-11-12T08:00:01.000Z';

test.each<[string, boolean, boolean]>([
  ['a reset in its hour', isTokenValid(reset, owner, now + hour - 1), true],
  ['a reset after an hour', isTokenValid(reset, owner, now + hour), false],
  [
    'a reset before a password change',
    isTokenValid(reset, { ...owner, passwordChangedAt: later }, now),
    false,
  ],
  [
    'a reset of someone inactive',
    isTokenValid(reset, { ...owner, status: 'inactive' }, now),
    false,
  ],
  ['a reset of someone invited', isTokenValid(reset, invited, now), false],
  ['an invitation in its 14 days', isTokenValid(invitation, invited, now + 14 * day - 1), true],
  ['an invitation after 14 days', isTokenValid(invitation, invited, now + 14 * day), false],
  [
    'an invitation before a newer one',
    isTokenValid(invitation, { ...invited, invitedAt: later }, now),
    false,
  ],
  [
    'an invitation that was used',
    isTokenValid(invitation, { ...invited, status: 'active' }, now),
    false,
  ],
])('%s: valid is %s', (_what, good, expected) => {
  expect(good).toBe(expected);
});
