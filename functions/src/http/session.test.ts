import { authRoutes } from '@driftig/contracts/auth';
import { companyRoutes } from '@driftig/contracts/company';
import { recordRoutes } from '@driftig/contracts/records';
import { userHeader } from '@driftig/contracts/user-header';
import { cookieJar } from '@driftig/local-cloud/test-request';
import { call } from '@driftig/tests/support/call';
import { createCompany, type Caller } from '@driftig/tests/support/company';
import { changeUser, removeUser } from '@driftig/tests/support/users';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { house } from './house.ts';

const access = '__Host-driftig_access';
const refresh = '__Host-driftig_refresh';

type Jar = Readonly<Record<string, string>>;

/**
 * Two hours later; an access token lives for one. The user pool has a clock of its own, so ours is
 * ahead only until the pool is asked.
 */
function whenExpired(): void {
  const { identity } = house();
  const refresh = identity.refresh.bind(identity);
  vi.spyOn(identity, 'refresh').mockImplementation((token) => {
    vi.useRealTimers();
    return refresh(token);
  });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
}

const check = (cookies: Jar) => call(authRoutes.checkSession, { cookies });

const stranger = {
  status: 401,
  json: { code: 'not_logged_in', message: 'Du er ikke logget ind.' },
};

let administrator: Caller;
let jar: Jar;
beforeEach(async () => {
  ({ administrator } = await createCompany());
  jar = await administrator.session();
});

describe('a session goes on when its access token', () => {
  test('has expired: the request is answered and brings a new one', async () => {
    whenExpired();
    const answer = await check(jar);
    expect(answer.json).toMatchObject({ user: { email: administrator.user.email } });
    const renewed = cookieJar(answer, jar);
    expect(renewed[access]).not.toBe(jar[access]);
    expect(answer.cookies[0]).toMatch(
      /^__Host-driftig_access=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('has expired in the middle of a change: the change is made', async () => {
    whenExpired();
    const body = { dType: 'products', name: 'Telt' };
    const answer = await call(recordRoutes.createRecord, { cookies: jar, body });
    expect(answer.status).toBe(201);
    expect(answer.cookies).not.toEqual([]);
  });

  test.each(['garbage', 'a.b.c', ''])('is %j', async (garbage) => {
    const answer = await check({ ...jar, [access]: garbage });
    expect(answer.status).toBe(200);
    expect(cookieJar(answer)[access]).toBeDefined();
  });

  test('is missing', async () => {
    expect((await check({ [refresh]: jar[refresh] ?? '' })).status).toBe(200);
  });
});

test('a valid access token is enough, and nothing is renewed', async () => {
  const answer = await check({ [access]: jar[access] ?? '' });
  expect(answer.status).toBe(200);
  expect(answer.cookies).toEqual([]);
});

describe('a session is over', () => {
  test('without cookies', async () => {
    expect(await check({})).toMatchObject(stranger);
  });

  test('when its access token has expired and its refresh token is revoked', async () => {
    await house().identity.revoke(jar[refresh] ?? '');
    whenExpired();
    expect(await check(jar)).toMatchObject(stranger);
  });

  test('when both are garbage', async () => {
    expect(await check({ [access]: 'garbage', [refresh]: 'garbage' })).toMatchObject(stranger);
  });

  test('as soon as its user may no longer log in', async () => {
    await changeUser(administrator.user, { loginAllowed: false });
    expect(await check(jar)).toMatchObject(stranger);
  });

  test('as soon as its user may no longer log in, also when it would be renewed', async () => {
    await changeUser(administrator.user, { loginAllowed: false });
    whenExpired();
    const answer = await check(jar);
    expect(answer).toMatchObject(stranger);
    expect(answer.cookies).toEqual([]);
  });

  test('when it began before the moment from which sessions count', async () => {
    const sessionsFrom = new Date(Date.now() + 2000).toISOString();
    await changeUser(administrator.user, { sessionsFrom });
    expect(await check(jar)).toMatchObject(stranger);
  });

  test('when its user is gone', async () => {
    await removeUser(administrator.user);
    expect(await check(jar)).toMatchObject(stranger);
  });
});

test('a changed role counts on the next request', async () => {
  const settings = () => call(companyRoutes.getCompanySettings, { cookies: jar });
  expect((await settings()).status).toBe(200);
  await changeUser(administrator.user, { role: 'employee' });
  expect((await settings()).status).toBe(403);
});

test("another company's cookies lead to that company, whatever the request says", async () => {
  const other = await createCompany({ companyName: 'En anden' });
  const answer = await call(authRoutes.checkSession, {
    cookies: await other.owner.session(),
    headers: { 'x-company-id': administrator.user.companyId },
  });
  expect(answer.json).toMatchObject({ user: { company: { id: other.companyId } } });
});

test('a page of somebody else is asked to log in again, and nothing is written', async () => {
  const colleague = await createCompany();
  const customers = () => administrator.call(recordRoutes.listCustomers, {});
  const before = (await customers()).json;
  const answer = await administrator.call(recordRoutes.createRecord, {
    body: { dType: 'customers', company: 'Holm & Søn ApS' },
    headers: { [userHeader]: colleague.owner.user.userId },
  });
  expect(answer).toMatchObject(stranger);
  expect((await customers()).json).toEqual(before);
});
