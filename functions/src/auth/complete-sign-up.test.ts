import { authRoutes } from '@driftig/contracts/auth/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { addDays, danishDate } from '@driftig/domain/dates';
import { invitationDates } from '@driftig/domain/auth/invitation';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  createInvited,
  createInvitationToken,
  createResetToken,
} from '@driftig/tests/support/company/invitations';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const password = 'sommerlys-2026';
const form = { fullName: 'Freja Holm', phone: '20 14 60 05', password };
const headers = () => ({ 'x-viewer-address': ulid() });
const signUp = (body: Readonly<Record<string, unknown>>) =>
  call(authRoutes.completeSignUp, { body: { ...form, ...body }, headers: headers() });
const logIn = (email: string, tried = password) =>
  call(authRoutes.logIn, { body: { email, password: tried }, headers: headers() });
const recordOf = ({ userId }: { userId: string }) => company.store.users.get(userId);

test('a common password is refused with the reason, and the link stays valid', async () => {
  const user = await createInvited(company);
  const token = await createInvitationToken(user);
  for (const typed of ['iloveyou', user.email])
    expect(await signUp({ token, password: typed })).toMatchObject({
      status: 400,
      json: { fields: { password: expect.stringMatching(/Vælg en anden/) } },
    });
  expect((await signUp({ token })).status).toBe(200);
});

test('the invited person becomes a user of the company with the invited role', async () => {
  const user = await createInvited(company, { role: 'administrator' });
  const answer = await signUp({
    token: await createInvitationToken(user),
    fullName: 'Freja M. Holm',
  });
  expect([answer.status, answer.json]).toEqual([
    200,
    { message: 'Din konto blev oprettet med succes! Velkommen til Driftig 🎉' },
  ]);
  const session = await logIn(user.email);
  expect(session.json).toMatchObject({
    user: { name: 'Freja M. Holm', userrole: 2, company: { id: company.companyId } },
  });
  const check = await call(authRoutes.checkSession, { cookies: cookieJar(session) });
  expect(check.status).toBe(200);
  expect(await recordOf(user)).toMatchObject({
    status: 'active',
    phone: '20 14 60 05',
    mobile: '20 14 60 05',
    firstTime: false,
    invitedAt: '',
    invitationEnds: '',
  });
});

test('a mobile number that the invitation has stays, unless another one is sent', async () => {
  const kept = await createInvited(company, { mobile: '31 22 40 18' });
  await signUp({ token: await createInvitationToken(kept) });
  expect(await recordOf(kept)).toMatchObject({ phone: '20 14 60 05', mobile: '31 22 40 18' });
  const sent = await createInvited(company, { mobile: '31 22 40 18' });
  await signUp({ token: await createInvitationToken(sent), mobile: '40 50 60 70' });
  expect(await recordOf(sent)).toMatchObject({ phone: '20 14 60 05', mobile: '40 50 60 70' });
});

test('no session begins by it: the password that was chosen has to be typed', async () => {
  const user = await createInvited(company);
  const answer = await signUp({ token: await createInvitationToken(user) });
  expect(Object.keys(cookieJar(answer))).toEqual(['__Host-driftig_device']);
  expect((await recordOf(user)).sessions).toEqual({});
});

test('a suspended company gets no new user; once resumed, the same link works', async () => {
  const suspended = await createCompany();
  const user = await createInvited(suspended);
  const token = await createInvitationToken(user);
  await changeCompany(suspended.companyId, { suspended: true });
  expect(await signUp({ token })).toMatchObject({ status: 403, json: { code: 'suspended' } });
  expect((await suspended.store.users.get(user.userId)).status).toBe('invited');
  expect((await logIn(user.email)).status).toBe(401);
  await changeCompany(suspended.companyId, { suspended: false });
  expect((await signUp({ token })).status).toBe(200);
});

test('a given mobile number is stored', async () => {
  const user = await createInvited(company);
  await signUp({ token: await createInvitationToken(user), mobile: '30 40 50 60' });
  expect(await recordOf(user)).toMatchObject({ phone: '20 14 60 05', mobile: '30 40 50 60' });
});

test('the e-mail of the invitation is kept, whatever is sent', async () => {
  const user = await createInvited(company);
  await signUp({ token: await createInvitationToken(user), email: company.owner.user.email });
  expect((await recordOf(user)).email).toBe(user.email);
  expect((await logIn(user.email)).status).toBe(200);
  expect((await logIn(company.owner.user.email)).status).toBe(401);
});

test('an invited owner is counted as an owner', async () => {
  const before = await company.store.company.get();
  const user = await createInvited(company, { role: 'owner' });
  await signUp({ token: await createInvitationToken(user) });
  const after = await company.store.company.get();
  expect([after.ownerCount, after.userCount]).toEqual([
    before.ownerCount + 1,
    before.userCount + 1,
  ]);
});

const over = {
  code: 'token_invalid',
  message: 'Invitationen gælder ikke længere. Bed den, der inviterede dig, om en ny.',
};

describe('an invalid token is refused, and nothing is written', () => {
  const day = 24 * 60 * 60 * 1000;
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
      'used',
      async () => {
        const token = await createInvitationToken(await createInvited(company));
        await signUp({ token });
        return token;
      },
    ],
    ['a reset', () => createResetToken(company.owner.user)],
  ])('%s', async (_what, makeToken) => {
    const token = await makeToken();
    const made = vi.spyOn(services().identity, 'setPassword');
    const answer = await signUp({ token });
    expect([answer.status, answer.json]).toMatchObject([400, over]);
    expect(made).not.toHaveBeenCalled();
  });
});

test('one of two concurrent requests succeeds and sets its password', async () => {
  const user = await createInvited(company);
  const token = await createInvitationToken(user);
  const passwords = ['vinterlys-2026', 'sommerlys-2026'];
  const answers = await Promise.all(passwords.map((each) => signUp({ token, password: each })));
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
  const statuses = await Promise.all(
    passwords.map(async (each) => (await logIn(user.email, each)).status),
  );
  expect(statuses).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
});

test('using one of two links of an invitation invalidates the other', async () => {
  const user = await createInvited(company);
  const [first, second] = [await createInvitationToken(user), await createInvitationToken(user)];
  expect((await signUp({ token: second })).status).toBe(200);
  expect((await signUp({ token: first })).json).toMatchObject(over);
});

test('when setting the password fails, a password reset sets it', async () => {
  const user = await createInvited(company);
  vi.spyOn(services().identity, 'setPassword').mockRejectedValueOnce(new Error('The pool is away'));
  expect((await signUp({ token: await createInvitationToken(user) })).status).toBe(500);
  const token = await createResetToken(await recordOf(user));
  const body = { token, newPassword: password };
  expect((await call(authRoutes.updatePassword, { body, headers: headers() })).status).toBe(200);
  expect((await logIn(user.email)).status).toBe(200);
});

describe('a missing or wrong field is refused at its field, and the token stays valid', () => {
  test.each<[string, unknown, string]>([
    ['fullName', ' ', 'Udfyld venligst alle felter.'],
    ['phone', undefined, 'Udfyld venligst alle felter.'],
    ['phone', '1234', 'Skriv et telefonnummer med mindst 8 cifre.'],
    ['password', 'syvtegn', 'Adgangskoden skal være mindst 8 tegn.'],
    ['token', '', 'Token er påkrævet'],
  ])('%s %j: %s', async (field, value, text) => {
    const token = await createInvitationToken(await createInvited(company));
    const answer = await signUp({ token, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { [field]: text } });
    expect((await signUp({ token })).status).toBe(200);
  });
});

describe('in a new company, whose managers may do without two-step login for some days', () => {
  const today = danishDate(new Date().toISOString());
  const dayAfterSignUp = async (secondFactorFrom: string) => {
    await changeCompany(company.companyId, { secondFactorFrom });
    const user = await createInvited(company);
    expect((await signUp({ token: await createInvitationToken(user) })).status).toBe(200);
    return (await company.store.company.get()).secondFactorFrom;
  };

  test('the first colleague brings the day forward to tomorrow', async () => {
    expect(await dayAfterSignUp(addDays(today, 9))).toBe(addDays(today, 1));
  });

  test.each([0, 1])('it is never put off: %i days ahead', async (days) => {
    const day = addDays(today, days);
    expect(await dayAfterSignUp(day)).toBe(day);
  });
});
