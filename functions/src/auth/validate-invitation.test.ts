import { authRoutes } from '@driftig/contracts/auth/routes';
import { invitationDates } from '@driftig/domain/auth/invitation';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  createInvited,
  createInvitationToken,
  createResetToken,
} from '@driftig/tests/support/company/invitations';
import { changeUser, removeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const validate = (token: string, address = ulid()) =>
  call(authRoutes.validateInvitation, {
    params: { token },
    headers: { 'x-viewer-address': address },
  });
const day = 24 * 60 * 60 * 1000;

test('an invitation stays valid however often it is checked', async () => {
  const token = await createInvitationToken(await createInvited(company));
  const address = ulid();
  for (let count = 0; count < 22; count += 1) {
    const { status, json } = await validate(token, address);
    expect([status, json]).toEqual([200, { valid: true }]);
  }
});

describe('an invitation is invalid when it is', () => {
  test.each<[string, () => Promise<string>]>([
    ['unknown', async () => 'x'.repeat(43)],
    [
      '14 days old',
      async () => {
        const old = invitationDates(new Date(Date.now() - 14 * day).toISOString());
        return createInvitationToken(await createInvited(company, old));
      },
    ],
    [
      'sent again since',
      async () => {
        const user = await createInvited(company);
        const token = await createInvitationToken(user);
        await changeUser(user, invitationDates(new Date(Date.now() + 1).toISOString()));
        return token;
      },
    ],
    [
      'withdrawn',
      async () => {
        const user = await createInvited(company);
        const token = await createInvitationToken(user);
        await removeUser(user);
        return token;
      },
    ],
    [
      'used',
      async () => {
        const user = await createInvited(company);
        const token = await createInvitationToken(user);
        await changeUser(user, { status: 'active' });
        return token;
      },
    ],
    ['the token of a password reset', () => createResetToken(company.owner.user)],
  ])('%s', async (_what, makeToken) => {
    const answer = await validate(await makeToken());
    expect([answer.status, answer.json]).toEqual([200, { valid: false }]);
  });
});

test('an address is refused after twenty wrong tokens, counted over all calls that take one', async () => {
  const address = ulid();
  const headers = { 'x-viewer-address': address };
  const guess = (n: number) => ({ params: { token: `gaet-${n}` }, headers });
  const misses = Array.from({ length: 24 }, (_, n) =>
    call(n % 2 === 0 ? authRoutes.validateInvitation : authRoutes.getInvitation, guess(n)),
  );
  const statuses = (await Promise.all(misses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  const good = await createInvitationToken(await createInvited(company));
  expect((await validate(good, address)).status).toBe(429);
  expect((await validate(good)).json).toEqual({ valid: true });
});
