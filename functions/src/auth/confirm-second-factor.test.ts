import { authRoutes } from '@driftig/contracts/auth/routes';
import type { User } from '@driftig/domain/auth/user';
import { appCode, wrongAppCode } from '@driftig/tests/support/company/app-codes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  createSession,
  testPassword,
  type Caller,
} from '@driftig/tests/support/company/company';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { changeUser } from '@driftig/tests/support/company/users';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';

let person: Caller;
beforeEach(async () => {
  ({ employee: person } = await createCompany());
});

const state = async () => (await person.call(authRoutes.getSecondFactor)).json;
const begin = async () => {
  const { json } = await person.call(authRoutes.beginSecondFactor, {
    body: { password: testPassword },
  });
  return json as { secret: string };
};
const confirm = (code: string, password = testPassword) =>
  person.call(authRoutes.confirmSecondFactor, { body: { code, password } });

test('the right code switches two-step login on and gives ten recovery codes, stored as hashes', async () => {
  const { recoveryCodes } = await enrol(person);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await state()).toEqual({ on: true, requiredByCompany: false, recoveryCodesLeft: 10 });
  const { companyId, userId } = person.user;
  const kept = JSON.stringify(await services().accounts.findUser(companyId, userId));
  for (const code of recoveryCodes) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replaceAll('-', ''));
  }
});

describe('sessions that began by the password alone', () => {
  const check = async (cookies: Readonly<Record<string, string>>) =>
    (await call(authRoutes.checkSession, { cookies })).status;

  test('end when it is switched on, but for the one that did, and their sockets with them', async () => {
    const other = await person.newSession();
    await enrol(person);
    expect(await check(other)).toBe(401);
    expect(await state()).toMatchObject({ on: true });
    const { userId } = person.user;
    expect(await eventsOf('sessionsEnded', (event) => event.userId === userId)).toHaveLength(1);
  });

  test('end in copies of the cookie that set it up, too', async () => {
    const copy = await person.session();
    await enrol(person);
    expect(await check(copy)).toBe(401);
    expect(await check(await person.session())).toBe(200);
  });

  test('also one that could only set it up does not become a whole one', async () => {
    const thief = await person.newSession();
    const { companyId, userId } = person.user;
    const { sessions = {} } = (await services().accounts.findUser(companyId, userId)) ?? {};
    const confined = Object.entries(sessions).map(([id, session]) => [
      id,
      { ...session, mustEnrol: true },
    ]);
    await changeUser(person.user, { sessions: Object.fromEntries(confined) as User['sessions'] });
    await enrol(person);
    expect((await call(authRoutes.listSessions, { cookies: thief })).status).toBe(401);
    expect((await person.call(authRoutes.listSessions)).json).toHaveLength(1);
  });

  test('do not begin either, where the password was asked for just before', async () => {
    await person.session();
    const { identity } = services();
    const verify = identity.verifyPassword.bind(identity);
    vi.spyOn(identity, 'verifyPassword').mockImplementationOnce(async (...asked) => {
      const result = await verify(...asked);
      await enrol(person);
      return result;
    });
    const body = { email: person.user.email, password: testPassword };
    expect(await call(authRoutes.logIn, { body })).toMatchObject({
      status: 401,
      json: { code: 'wrong_credentials' },
    });
    expect((await person.call(authRoutes.listSessions)).json).toHaveLength(1);
  });
});

describe('two-step login stays off', () => {
  test('with a wrong code, which is refused at its field', async () => {
    const { secret } = await begin();
    expect(await confirm(wrongAppCode(secret))).toMatchObject({
      status: 400,
      json: { code: 'wrong_code', fields: { code: expect.stringContaining('forkert') } },
    });
    expect(await state()).toMatchObject({ on: false });
  });

  test('with a wrong password, which is refused at its field', async () => {
    const { secret } = await begin();
    expect(await confirm(appCode(secret), 'forkert-kode')).toMatchObject({
      status: 400,
      json: { fields: { password: 'Adgangskoden er forkert.' } },
    });
    expect(await state()).toMatchObject({ on: false });
  });

  test('with a code of an earlier secret', async () => {
    const first = await begin();
    await begin();
    expect((await confirm(appCode(first.secret))).status).toBe(400);
  });

  test.each([
    ['', 'Koden har 6 cifre.'],
    ['12345', 'Koden har 6 cifre.'],
    ['12345a', 'Koden har 6 cifre.'],
  ])('with %j, which is not six digits', async (code, text) => {
    await begin();
    expect(await confirm(code)).toMatchObject({ status: 400, json: { fields: { code: text } } });
  });

  test('when the session ends just before it is written, and no code is asked for', async () => {
    const { secret } = await begin();
    const { identity } = services();
    const setCodeRequired = identity.setCodeRequired.bind(identity);
    vi.spyOn(identity, 'setCodeRequired').mockImplementationOnce(async (...asked) => {
      await setCodeRequired(...asked);
      await changeUser(person.user, { sessions: {} });
    });
    expect((await confirm(appCode(secret))).status).toBe(409);
    const body = { email: person.user.email, password: testPassword };
    expect((await call(authRoutes.logIn, { body })).status).toBe(200);
  });

  test('after ten wrong codes, also with the right one', async () => {
    const { secret } = await begin();
    for (let time = 0; time < 10; time += 1)
      expect((await confirm(wrongAppCode(secret))).status).toBe(400);
    expect((await confirm(appCode(secret))).status).toBe(429);
  });
});

describe('confirming is refused with a text', () => {
  const notBegun = {
    status: 409,
    json: {
      code: 'conflict',
      message:
        'Begynd med at slå totrinslogin til, og scan koden i din app. Så kan du bekræfte den her.',
    },
  };

  test('when nothing was begun, without asking the user pool', async () => {
    const asked = vi.spyOn(services().identity, 'confirmApp');
    expect(await confirm('123456')).toMatchObject(notBegun);
    expect(asked).not.toHaveBeenCalled();
    expect(await state()).toMatchObject({ on: false });
  });

  test('in another session than the one that began', async () => {
    const { secret } = await begin();
    const cookies = await createSession(person.user);
    const body = { code: appCode(secret), password: testPassword };
    expect(await call(authRoutes.confirmSecondFactor, { cookies, body })).toMatchObject(notBegun);
    expect((await confirm(appCode(secret))).status).toBe(200);
  });

  test('an hour after it was begun', async () => {
    const { secret } = await begin();
    const { companyId, userId } = person.user;
    const { sessions = {} } = (await services().accounts.findUser(companyId, userId)) ?? {};
    const anHourAgo = Math.floor(Date.now() / 1000) - 60 * 60;
    const begun = Object.entries(sessions).map(([id, session]) => [
      id,
      { ...session, appSecretAt: anHourAgo },
    ]);
    await changeUser(person.user, { sessions: Object.fromEntries(begun) as User['sessions'] });
    expect(await confirm(appCode(secret))).toMatchObject(notBegun);
  });

  test('when it was switched on and off again meanwhile', async () => {
    const { secret } = await enrol(person);
    const body = { password: testPassword };
    expect((await person.call(authRoutes.removeSecondFactor, { body })).status).toBe(200);
    expect(await confirm(appCode(secret, 1))).toMatchObject(notBegun);
  });
});

test('while it is on, confirming again is refused, so there are no new recovery codes', async () => {
  const { secret } = await enrol(person);
  expect((await confirm(appCode(secret, 1))).status).toBe(409);
});
