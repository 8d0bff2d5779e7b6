import { authRoutes } from '@driftig/contracts/auth/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { appCode, wrongAppCode } from '@driftig/tests/support/company/app-codes';
import { browserWith } from '@driftig/tests/support/browser/browser-with';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, testPassword, type Caller } from '@driftig/tests/support/company/company';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';

let person: Caller;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  ({ administrator: person } = await createCompany());
  ({ secret, recoveryCodes } = await enrol(person));
});

interface Typed {
  readonly code?: string;
  readonly password?: string;
  readonly address?: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

function logIn({ address = ulid(), password = testPassword, cookies, ...code }: Typed = {}) {
  const body = { email: person.user.email, password, ...code };
  const headers = { 'x-viewer-address': address };
  return call(authRoutes.logIn, { body, headers, ...(cookies && { cookies }) });
}

const wrong = {
  status: 400,
  json: { code: 'wrong_code', fields: { code: 'Koden er forkert. Prøv med den nyeste kode.' } },
};
const firstRecoveryCode = () => recoveryCodes[0] ?? '';

describe('the right password', () => {
  test('without a code answers second_factor_needed, without cookies', async () => {
    const answer = await logIn();
    expect(answer).toMatchObject({
      status: 401,
      json: { code: 'second_factor_needed', message: 'Indtast koden fra din app.' },
      cookies: [],
    });
  });

  test('with the code of the app begins a session', async () => {
    const answer = await logIn({ code: appCode(secret, 1) });
    expect(answer.status).toBe(200);
    const cookies = cookieJar(answer);
    expect((await call(authRoutes.checkSession, { cookies })).status).toBe(200);
  });

  test('the code may be typed with spaces', async () => {
    const code = appCode(secret, 1).replace(/^.../, '$& ');
    expect((await logIn({ code })).status).toBe(200);
  });

  test('with a wrong code is refused at the field of the code', async () => {
    const answer = await logIn({ code: wrongAppCode(secret) });
    expect([answer, answer.cookies]).toMatchObject([wrong, []]);
  });

  test('with a code that was already used is refused', async () => {
    const code = appCode(secret, 1);
    expect((await logIn({ code })).status).toBe(200);
    expect(await logIn({ code })).toMatchObject(wrong);
  });
});

test('a wrong password does not reveal two-step login, with or without the right code', async () => {
  for (const code of [{}, { code: appCode(secret, 1) }, { code: firstRecoveryCode() }])
    expect(await logIn({ password: 'forkert-kode', ...code })).toMatchObject({
      status: 401,
      json: { code: 'wrong_credentials' },
    });
});

describe('guessing', () => {
  const many = async (attempts: readonly Typed[]) => {
    const statuses: number[] = [];
    for (const attempt of attempts) statuses.push((await logIn(attempt)).status);
    return statuses;
  };
  const times = (count: number, typed: Typed) => Array.from({ length: count }, () => typed);

  test('codes is stopped after ten, also for the right one', async () => {
    const statuses = await many(times(11, { code: wrongAppCode(secret) }));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await logIn({ code: appCode(secret, 1) })).status).toBe(429);
  });

  test('is not reset by the right password without a code', async () => {
    const code = wrongAppCode(secret);
    const statuses = await many([...times(5, { code }), {}, ...times(6, { code })]);
    expect(statuses.slice(-2)).toEqual([400, 429]);
  });

  test('is stopped after ten at once, from whatever addresses', async () => {
    const asked = vi.spyOn(services().identity, 'answerChallenge');
    const guesses = times(15, { code: wrongAppCode(secret) });
    const answers = await Promise.all(guesses.map((typed) => logIn(typed)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual(times(15, {}).map((_, index) => (index < 10 ? 400 : 429)));
    expect(asked).toHaveBeenCalledTimes(10);
  });

  test('closes no device that was logged in on before, which counts its own', async () => {
    const cookies = cookieJar(await logIn({ code: appCode(secret, 1) }));
    await many(times(11, { code: wrongAppCode(secret) }));
    const known = (code: string) => logIn({ code, cookies });
    const statuses: number[] = [];
    for (let guess = 0; guess < 9; guess += 1)
      statuses.push((await known(wrongAppCode(secret))).status);
    expect(statuses).toEqual(times(9, {}).map(() => 400));
    expect((await known(firstRecoveryCode())).status).toBe(200);
  });

  test('recovery codes counts the same', async () => {
    const guesses = times(11, { code: '0000-0000-0000-0000' });
    expect((await many(guesses)).slice(-2)).toEqual([400, 429]);
  });

  test('eleven users of one address who log in without a code are not locked out', async () => {
    const address = ulid();
    for (let each = 0; each < 2; each += 1) expect((await logIn({ address })).status).toBe(401);
    expect(await many(times(8, { address }))).toEqual(times(8, {}).map(() => 401));
    const other = (await createCompany()).owner;
    await other.session();
    const body = { email: other.user.email, password: testPassword };
    const headers = { 'x-viewer-address': address };
    expect((await call(authRoutes.logIn, { body, headers })).status).toBe(200);
  });
});

describe('when two-step login was switched off at the pool alone', () => {
  beforeEach(async () => {
    await person.session();
    const { companyId, userId } = person.user;
    await services().identity.setCodeRequired(`${companyId}.${userId}`, false);
  });
  const stateOf = async (cookies: Readonly<Record<string, string>>) =>
    (await call(authRoutes.getSecondFactor, { cookies })).json;

  test('the next login switches it off in the record, ends all other sessions and tells the user', async () => {
    const before = await person.session();
    const answer = await logIn();
    expect(answer.status).toBe(200);
    const cookies = cookieJar(answer);
    expect(await stateOf(cookies)).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    expect((await call(authRoutes.checkSession, { cookies: before })).status).toBe(401);
    const { userId } = person.user;
    const [event] = await eventsOf('secondFactorChanged', (payload) => payload.userId === userId);
    expect(event?.payload).toEqual({ userId, change: 'off' });
  });

  test('the session can only set it up again where the company requires it', async () => {
    await changeCompany(person.user.companyId, { secondFactorRequired: true });
    const answer = await logIn();
    expect(answer.json).toMatchObject({ user: { mustEnrol: true } });
    const inside = browserWith(cookieJar(answer));
    expect((await inside.call(employeeRoutes.listEmployees)).json).toMatchObject({
      code: 'second_factor_required',
    });
    const { secret: anew } = await enrol(inside);
    expect((await inside.call(employeeRoutes.listEmployees)).status).toBe(200);
    expect((await logIn()).json).toMatchObject({ code: 'second_factor_needed' });
    expect((await logIn({ code: appCode(anew, 1) })).status).toBe(200);
  });

  test('a wrong password changes nothing', async () => {
    expect((await logIn({ password: 'forkert-kode' })).status).toBe(401);
    expect(await stateOf(await person.session())).toMatchObject({ on: true });
  });

  test('at least one of two concurrent logins succeeds, and two-step login is off', async () => {
    const answers = await Promise.all([logIn(), logIn()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await logIn()).status).toBe(200);
    const { companyId, userId } = person.user;
    expect(await services().accounts.findUser(companyId, userId)).toMatchObject({
      secondFactor: false,
    });
  });
});

describe('a recovery code', () => {
  test('logs in, switches two-step login off and ends all other sessions', async () => {
    const before = await person.session();
    const answer = await logIn({ code: firstRecoveryCode().toLowerCase().replaceAll('-', ' ') });
    expect(answer.status).toBe(200);
    const cookies = cookieJar(answer);
    const now = await call(authRoutes.getSecondFactor, { cookies });
    expect(now.json).toEqual({ on: false, requiredByCompany: false, recoveryCodesLeft: 0 });
    expect((await call(authRoutes.checkSession, { cookies: before })).status).toBe(401);
    expect((await logIn()).status).toBe(200);
  });

  test('publishes an event, from which the user gets a mail', async () => {
    await logIn({ code: firstRecoveryCode() });
    const { userId } = person.user;
    const [event] = await eventsOf('secondFactorChanged', (payload) => payload.userId === userId);
    expect(event?.payload).toEqual({ userId, change: 'recovered' });
  });

  test('is invalid after two-step login was set up again', async () => {
    const cookies = cookieJar(await logIn({ code: firstRecoveryCode() }));
    await enrol({ call: (route, input) => call(route, { cookies, ...input }) });
    for (const code of recoveryCodes.slice(0, 2))
      expect(await logIn({ code })).toMatchObject(wrong);
  });

  test('sent twice at once is used once', async () => {
    const code = firstRecoveryCode();
    const answers = await Promise.all([logIn({ code }), logIn({ code })]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const { userId } = person.user;
    const events = await eventsOf('secondFactorChanged', (payload) => payload.userId === userId);
    expect(events.map(({ payload }) => payload)).toEqual([
      { userId, change: 'recovered' },
      { userId, change: 'on' },
    ]);
  });
});
