import { expect, test } from 'vitest';

import { invitedNow } from './invitation.ts';
import { invitationToken, isGood, resetToken } from './mailed-token.ts';
import { foundCompany } from './registration.ts';
import type { User } from './user.ts';

const at = '2026-11-12T08:00:00.000Z';
const now = Date.parse(at) / 1000;
const { owner } = foundCompany({
  companyId: 'c1',
  userId: 'u1',
  companyName: 'Nordlys Event ApS',
  email: 'mette@nordlysevent.dk',
  plan: 'pro',
  now: at,
});
const invited: User = { ...owner, status: 'invited', ...invitedNow(at) };
const [hour, day] = [60 * 60, 24 * 60 * 60];

const reset = resetToken('h', owner, now);
const invitation = invitationToken('h', invited);
const later = '2026-11-12T08:00:01.000Z';

test.each<[string, boolean, boolean]>([
  ['a reset in its hour', isGood(reset, owner, now + hour - 1), true],
  ['a reset after an hour', isGood(reset, owner, now + hour), false],
  [
    'a reset before a password change',
    isGood(reset, { ...owner, passwordChangedAt: later }, now),
    false,
  ],
  ['a reset of someone inactive', isGood(reset, { ...owner, status: 'inactive' }, now), false],
  ['a reset of someone invited', isGood(reset, invited, now), false],
  ['an invitation in its 14 days', isGood(invitation, invited, now + 14 * day - 1), true],
  ['an invitation after 14 days', isGood(invitation, invited, now + 14 * day), false],
  [
    'an invitation before a newer one',
    isGood(invitation, { ...invited, invitedAt: later }, now),
    false,
  ],
  ['an invitation that was used', isGood(invitation, { ...invited, status: 'active' }, now), false],
])('%s: good is %s', (_what, good, expected) => {
  expect(good).toBe(expected);
});
