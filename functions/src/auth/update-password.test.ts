import { authRoutes } from '@driftig/contracts/auth/routes';
import { cookieJar, type TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import {
  createInvited,
  createInvitationToken,
  createResetToken,
} from '@driftig/tests/support/company/invitations';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';
import { hashOf } from '../identity/secrets.ts';

const newPassword = 'vinterlys-2026';
const hour = 60 * 60 * 1000;

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await company.owner.session();
});

const headers = (address = ulid()) => ({ 'x-viewer-address': address });
const update = (token: unknown, password: unknown = newPassword, address = ulid()) =>
  call(authRoutes.updatePassword, {
    body: { token, newPassword: password },
    headers: headers(address),
  });
const logIn = async (password: string) => {
  const body = { email: company.owner.user.email, password };
  return (await call(authRoutes.logIn, { body, headers: headers() })).status;
};
const withoutId = ({ status, json }: TestAnswer) => {
  const { requestId: _, ...rest } = json as Record<string, unknown>;
  return { status, ...rest };
};
const over = {
  status: 400,
  code: 'token_invalid',
  message: 'Linket er brugt eller udløbet. Bed om et nyt.',
};

test('the new password logs in, and the old one no longer does', async () => {
  const answer = await update(await createResetToken(company.owner.user));
  expect(withoutId(answer)).toEqual({
    status: 200,
    message: 'Adgangskoden er opdateret! Du kan nu logge ind.',
  });
  expect(Object.keys(cookieJar(answer))).toEqual(['__Host-driftig_device']);
  expect([await logIn(newPassword), await logIn(testPassword)]).toEqual([200, 401]);
});

test('a common password is refused with the reason, and the token stays valid', async () => {
  const token = await createResetToken(company.owner.user);
  expect(await update(token, 'trustno1')).toMatchObject({
    status: 400,
    json: { fields: { newPassword: expect.stringMatching(/alle prøver først/) } },
  });
  expect((await update(token)).status).toBe(200);
});

test('every session of the user is refused on its next request', async () => {
  const { owner, employee } = company;
  const cookies = await owner.session();
  await employee.session();
  await update(await createResetToken(owner.user));
  expect((await call(authRoutes.checkSession, { cookies })).status).toBe(401);
  expect((await employee.call(authRoutes.checkSession)).status).toBe(200);
});

test('every session is over, and the link used, also when the pool is away as the password is set', async () => {
  const cookies = await company.owner.session();
  const token = await createResetToken(company.owner.user);
  vi.spyOn(services().identity, 'setPassword').mockRejectedValueOnce(new Error('The pool is away'));
  expect((await update(token)).status).toBe(500);
  expect((await call(authRoutes.checkSession, { cookies })).status).toBe(401);
  expect(withoutId(await update(token))).toEqual(over);
});

test('a login with the old password at the same time gets no session', async () => {
  const { identity } = services();
  const verify = identity.verifyPassword.bind(identity);
  const token = await createResetToken(company.owner.user);
  vi.spyOn(identity, 'verifyPassword').mockImplementationOnce(async (...asked) => {
    const tokens = await verify(...asked);
    await update(token);
    return tokens;
  });
  expect(await logIn(testPassword)).toBe(401);
});

describe('an invalid token gets the same refusal and changes nothing:', () => {
  test.each<[string, () => Promise<string>]>([
    ['unknown', async () => 'x'.repeat(43)],
    ['an hour old', () => createResetToken(company.owner.user, Date.now() - hour)],
    [
      'used',
      async () => {
        const token = await createResetToken(company.owner.user);
        await update(token, testPassword);
        return token;
      },
    ],
    [
      'older than a password change',
      async () => {
        const token = await createResetToken(company.owner.user);
        const passwordChangedAt = new Date().toISOString();
        await changeUser(company.owner.user, { passwordChangedAt });
        return token;
      },
    ],
    ['of an invitation', async () => createInvitationToken(await createInvited(company))],
    [
      'of a deactivated user',
      async () => {
        await changeUser(company.employee.user, { status: 'inactive' });
        return createResetToken(company.employee.user);
      },
    ],
    [
      'the hash that is stored, for who reads the table',
      async () => {
        return hashOf(await createResetToken(company.owner.user));
      },
    ],
  ])('%s', async (_what, makeToken) => {
    const token = await makeToken();
    expect(withoutId(await update(token))).toEqual(over);
    expect([await logIn(newPassword), await logIn(testPassword)]).toEqual([401, 200]);
  });
});

test('one of two concurrent requests sets its password, the other is refused', async () => {
  const token = await createResetToken(company.owner.user);
  const passwords = ['vinterlys-2026', 'sommerlys-2026'];
  const answers = await Promise.all(passwords.map((password) => update(token, password)));
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
  const statuses = await Promise.all(passwords.map(logIn));
  expect(statuses).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
});

test('a reset invalidates the other links that were sent', async () => {
  const [first, second] = [
    await createResetToken(company.owner.user),
    await createResetToken(company.owner.user),
  ];
  expect((await update(first)).status).toBe(200);
  expect(withoutId(await update(second))).toEqual(over);
});

describe('guessing', () => {
  test('is stopped after twenty wrong tokens from an address, also for a valid one', async () => {
    const address = ulid();
    const guesses = Array.from({ length: 24 }, (_, n) => update(`gaet-${n}`, newPassword, address));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const good = await createResetToken(company.owner.user);
    expect((await update(good, newPassword, address)).status).toBe(429);
    expect((await update(good)).status).toBe(200);
  });
});

describe('a missing or wrong field is refused at its field', () => {
  test.each<[unknown, unknown, string, string]>([
    ['', newPassword, 'token', 'Token er påkrævet'],
    [undefined, newPassword, 'token', 'Token er påkrævet'],
    ['x'.repeat(201), newPassword, 'token', 'Linket er brugt eller udløbet.'],
    ['token', 'syvtegn', 'newPassword', 'Mindst 8 tegn'],
    ['token', ' vinterlys', 'newPassword', 'Må ikke begynde eller slutte med mellemrum.'],
  ])('%j %j', async (token, password, field, text) => {
    const answer = await update(token, password);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { [field]: text } });
  });
});

test('a request from another site is refused', async () => {
  const token = await createResetToken(company.owner.user);
  const answer = await call(authRoutes.updatePassword, {
    body: { token, newPassword },
    headers: { ...headers(), origin: 'https://ondt.example' },
  });
  expect([answer.status, answer.json]).toMatchObject([403, { code: 'cross_site' }]);
  expect((await update(token)).status).toBe(200);
});
