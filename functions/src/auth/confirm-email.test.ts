import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  createInvitationToken,
  createInvited,
  createResetToken,
} from '@driftig/tests/support/company/invitations';
import { invite } from '@driftig/tests/support/company/people';
import { createConfirmationToken, unconfirm } from '@driftig/tests/support/company/unconfirmed';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

const week = 7 * 24 * 60 * 60 * 1000;
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await unconfirm(company.owner.user);
});

const confirm = (token: string) =>
  call(authRoutes.confirmEmail, { body: { token }, headers: { 'x-viewer-address': ulid() } });
const isUnconfirmed = async () =>
  ((await company.store.company.get()).unconfirmedEmail ?? '') !== '';

test('the link opens inviting, without a session, and everything else was open before', async () => {
  const { owner } = company;
  expect((await owner.call(authRoutes.checkSession)).json).toMatchObject({
    user: { company: { emailUnconfirmed: true } },
  });
  expect(await invite(owner)).toMatchObject({
    status: 403,
    json: {
      code: 'email_unconfirmed',
      message: expect.stringContaining('Bekræft først jeres e-mail'),
    },
  });
  expect(await confirm(await createConfirmationToken(owner.user))).toMatchObject({
    status: 200,
    json: { message: 'Din e-mail er bekræftet. Nu kan du sende fakturaer og invitere kolleger.' },
    cookies: [],
  });
  expect((await owner.call(authRoutes.checkSession)).json).toMatchObject({
    user: { company: { emailUnconfirmed: false } },
  });
  expect((await invite(owner)).status).toBe(201);
});

describe('nothing is confirmed', () => {
  const refused = { status: 400, json: { code: 'token_invalid' } };

  test('by a token that is made up, of another kind, too old, or for an e-mail of before', async () => {
    const { user } = company.owner;
    const old = await createConfirmationToken(user, Date.now() - week);
    const others = [
      await createResetToken(user),
      await createInvitationToken(await createInvited(company)),
    ];
    const before = await createConfirmationToken({ ...user, email: 'x@y.dk' });
    for (const token of ['made-up', old, before, ...others])
      expect(await confirm(token)).toMatchObject(refused);
    expect(await isUnconfirmed()).toBe(true);
  });

  test('for an inactive user', async () => {
    const token = await createConfirmationToken(company.owner.user);
    await changeUser(company.owner.user, { status: 'inactive' });
    expect(await confirm(token)).toMatchObject(refused);
  });

  test('twice: of two at once one is used', async () => {
    const token = await createConfirmationToken(company.owner.user);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await isUnconfirmed()).toBe(false);
  });
});

test("a new password by the owner's mail confirms it as well, a colleague's does not", async () => {
  const reset = async (user: TestCompany['owner']['user']) => {
    const body = { token: await createResetToken(user), newPassword: 'gul-cykel-i-regn' };
    expect((await call(authRoutes.updatePassword, { body })).status).toBe(200);
  };
  await reset(company.administrator.user);
  expect(await isUnconfirmed()).toBe(true);
  await reset(company.owner.user);
  expect(await isUnconfirmed()).toBe(false);
});
