import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  createSession,
  testPassword,
  type Caller,
} from '@driftig/tests/support/company/company';
import { sessionIdOf } from '@driftig/tests/support/company/sessions';
import { createResetToken } from '@driftig/tests/support/company/invitations';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';
import { newSecret } from '../identity/secrets.ts';

const newPassword = 'vinterlys-2026';
const headers = () => ({ 'x-viewer-address': ulid() });

let owner: Caller;
beforeEach(async () => {
  ({ owner } = await createCompany());
  await owner.session();
});

const change = (currentPassword: unknown = testPassword, password: unknown = newPassword) =>
  owner.call(authRoutes.changePassword, { body: { currentPassword, newPassword: password } });
const logIn = async (password: string) =>
  (
    await call(authRoutes.logIn, {
      body: { email: owner.user.email, password },
      headers: headers(),
    })
  ).status;

test('the new password logs in, and the old one no longer does', async () => {
  const answer = await change();
  expect([answer.status, answer.json]).toEqual([
    200,
    { message: 'Adgangskoden er skiftet. Du er logget ud alle andre steder.' },
  ]);
  expect([await logIn(newPassword), await logIn(testPassword)]).toEqual([200, 401]);
});

test('a common password is refused with the reason, and no session ends', async () => {
  const elsewhere = await createSession(owner.user);
  expect(await change(testPassword, 'sunshine')).toMatchObject({
    status: 400,
    json: { fields: { newPassword: expect.stringMatching(/alle prøver først/) } },
  });
  expect((await call(authRoutes.checkSession, { cookies: elsewhere })).status).toBe(200);
});

test('this session stays logged in, and all others end', async () => {
  const elsewhere = await createSession(owner.user);
  await change();
  expect((await call(authRoutes.checkSession, { cookies: elsewhere })).status).toBe(401);
  expect((await owner.call(authRoutes.checkSession)).status).toBe(200);
});

test("a copy of this session's cookie is worth nothing afterwards", async () => {
  const copy = await owner.session();
  expect((await change()).status).toBe(200);
  expect((await call(authRoutes.checkSession, { cookies: copy })).status).toBe(401);
  expect((await owner.call(authRoutes.checkSession)).status).toBe(200);
});

test('a login with the old password at the same time gets no session', async () => {
  const { identity } = services();
  const verify = identity.verifyPassword.bind(identity);
  vi.spyOn(identity, 'verifyPassword').mockImplementationOnce(async (...asked) => {
    const tokens = await verify(...asked);
    await change();
    return tokens;
  });
  expect(await logIn(testPassword)).toBe(401);
});

describe('when this session is ended at the same time', () => {
  const endOwnSession = () => changeUser(owner.user, { sessions: {} });
  const runDuring = (step: 'verifyPassword' | 'setPassword', meanwhile: () => Promise<void>) => {
    const { identity } = services();
    const stepOf = identity[step].bind(identity) as (...asked: string[]) => Promise<never>;
    vi.spyOn(identity, step).mockImplementationOnce(async (...asked) => {
      const answer = await stepOf(...asked);
      await meanwhile();
      return answer;
    });
  };

  test('before the password is set, the old password stays', async () => {
    runDuring('verifyPassword', endOwnSession);
    expect((await change()).status).toBe(401);
    expect([await logIn(newPassword), await logIn(testPassword)]).toEqual([401, 200]);
  });

  test('after the password is set, all sessions end', async () => {
    const token = await createResetToken(owner.user);
    const before = await owner.session();
    const { companyId, userId } = owner.user;
    const cookie = `${companyId}.${userId}.${newSecret()}`;
    const inBetween = { '__Host-driftig_session': cookie };
    const at = Math.floor(Date.now() / 1000);
    const begun = { startedAt: at, lastSeenAt: at, device: 'Ukendt enhed' };
    const sessions = { [sessionIdOf(inBetween)]: begun };
    runDuring('setPassword', () => changeUser(owner.user, { sessions }));
    expect((await change()).status).toBe(200);
    for (const cookies of [before, inBetween])
      expect((await call(authRoutes.checkSession, { cookies })).status).toBe(401);
    const body = { token, newPassword: 'sommerlys-2026' };
    const reset = await call(authRoutes.updatePassword, { body, headers: headers() });
    expect(reset.json).toMatchObject({ code: 'token_invalid' });
    expect([await logIn(newPassword), await logIn(testPassword)]).toEqual([200, 401]);
  });
});

test('a reset link sent before is no longer valid', async () => {
  const token = await createResetToken(owner.user);
  await change();
  const body = { token, newPassword: 'sommerlys-2026' };
  const answer = await call(authRoutes.updatePassword, { body, headers: headers() });
  expect(answer.json).toMatchObject({ code: 'token_invalid' });
});

describe('the current password is required', () => {
  test('a wrong one is refused at its field, and nothing is changed', async () => {
    const elsewhere = await createSession(owner.user);
    const answer = await change('forkert-kode');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      fields: { currentPassword: 'Adgangskoden er forkert.' },
    });
    expect((await call(authRoutes.checkSession, { cookies: elsewhere })).status).toBe(200);
    expect([await logIn(newPassword), await logIn(testPassword)]).toEqual([401, 200]);
  });

  test('at most ten wrong ones are tried, also of twenty at once', async () => {
    const guesses = Array.from({ length: 20 }, (_, n) => change(`forkert-kode-${n}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await change()).status).toBe(429);
  });
});

describe('a missing or wrong field is refused at its field', () => {
  test.each<[unknown, unknown, string, string]>([
    ['', newPassword, 'currentPassword', 'Skriv din adgangskode.'],
    [testPassword, 'syvtegn', 'newPassword', 'Mindst 8 tegn'],
    [testPassword, ' vinterlys', 'newPassword', 'Må ikke begynde eller slutte med mellemrum.'],
  ])('%j %j', async (current, next, field, text) => {
    const answer = await change(current, next);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { [field]: text } });
  });
});
