import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { userHeader } from '@driftig/contracts/edge/user-header';
import type { User } from '@driftig/domain/auth/user';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  createSession,
  testPassword,
  type Caller,
} from '@driftig/tests/support/company/company';
import { changeUser, removeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { services } from './services.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';

const session = '__Host-driftig_session';
const [minute, day] = [60, 24 * 60 * 60];

type Jar = Readonly<Record<string, string>>;

async function recordOf({ user }: Caller): Promise<User> {
  const found = await services().accounts.findUser(user.companyId, user.userId);
  if (found === undefined) throw new Error('The person is gone');
  return found;
}

const check = (cookies: Jar) => call(authRoutes.checkSession, { cookies });

const notLoggedIn = {
  status: 401,
  json: { code: 'not_logged_in', message: 'Du er ikke logget ind.' },
};

let administrator: Caller;
let jar: Jar;
beforeEach(async () => {
  ({ administrator } = await createCompany());
  jar = await administrator.session();
});

/** The session as it would be had it begun and last been seen so many seconds ago. */
async function age(startedAgo: number, seenAgo: number): Promise<void> {
  const [id = ''] = Object.keys((await recordOf(administrator)).sessions);
  const now = Math.floor(Date.now() / 1000);
  const aged = { startedAt: now - startedAgo, lastSeenAt: now - seenAgo, device: 'Ukendt enhed' };
  await changeUser(administrator.user, { sessions: { [id]: aged } });
}

/** The parts of a session cookie: company, user and secret. */
const partsOf = (of: Jar) => (of[session] ?? '').split('.');
const cookieOf = (...parts: readonly string[]) => ({ [session]: parts.join('.') });

test('the browser holds one cookie, which is not renewed, and no token of the pool', async () => {
  expect(Object.keys(jar)).toEqual([session]);
  const [companyId, userId] = partsOf(jar);
  expect({ companyId, userId }).toMatchObject({
    companyId: administrator.user.companyId,
    userId: administrator.user.userId,
  });
  const answer = await check(jar);
  expect([answer.status, answer.cookies]).toEqual([200, []]);
});

test('its secret is in no body, neither where it began nor where it is asked for', async () => {
  const body = { email: administrator.user.email, password: testPassword };
  const began = await call(authRoutes.logIn, { body, headers: { 'x-viewer-address': ulid() } });
  const cookies = cookieJar(began);
  const [, , secret = ''] = partsOf(cookies);
  expect(secret).toHaveLength(43);
  const listed = await call(authRoutes.listSessions, { cookies });
  for (const { status, text } of [began, await check(cookies), listed])
    expect([status, text.includes(secret)]).toEqual([200, false]);
});

test('a login gives the browser the cookies of session and device, and no token of the pool', async () => {
  const body = { email: administrator.user.email, password: testPassword };
  const answer = await call(authRoutes.logIn, { body, headers: { 'x-viewer-address': ulid() } });
  const names = Object.keys(cookieJar(answer)).toSorted();
  expect(names).toEqual(['__Host-driftig_device', '__Host-driftig_known', session]);
  const given = [answer.text, ...answer.cookies, JSON.stringify(answer.headers)].join(' ');
  expect(given).not.toMatch(/eyJ[\w-]+\.eyJ/);
});

describe('a session lives', () => {
  test('until thirty days after it began, however often it is used', async () => {
    await age(30 * day - minute, minute);
    expect((await check(jar)).status).toBe(200);
    await age(30 * day, minute);
    expect(await check(jar)).toMatchObject(notLoggedIn);
  });

  test('until it was not used for fourteen days', async () => {
    await age(20 * day, 14 * day - minute);
    expect((await check(jar)).status).toBe(200);
    await age(20 * day, 14 * day);
    expect(await check(jar)).toMatchObject(notLoggedIn);
  });

  test('and is seen again, once an hour', async () => {
    await age(20 * day, 13 * day);
    const seen = vi.spyOn(services().sessions, 'updateLastSeen');
    for (const cookies of [jar, jar]) expect((await check(cookies)).status).toBe(200);
    expect(seen).toHaveBeenCalledTimes(1);
    await age(20 * day, 13 * day);
    expect((await check(jar)).status).toBe(200);
  });
});

describe('a request is not logged in', () => {
  test('without cookies', async () => {
    expect(await check({})).toMatchObject(notLoggedIn);
  });

  test('as soon as the user may no longer log in', async () => {
    await changeUser(administrator.user, { loginAllowed: false });
    expect(await check(jar)).toMatchObject(notLoggedIn);
  });

  test('as soon as the user is deactivated', async () => {
    await changeUser(administrator.user, { status: 'inactive' });
    expect(await check(jar)).toMatchObject(notLoggedIn);
  });

  test('as soon as the session is removed from the record', async () => {
    await changeUser(administrator.user, { sessions: {} });
    const answer = await check(jar);
    expect(answer).toMatchObject(notLoggedIn);
    expect(answer.cookies).toEqual([]);
  });

  test("with parts of another user's session, of this company or another", async () => {
    const company = await createCompany();
    const [companyId = '', userId = '', secret = ''] = partsOf(jar);
    const others = [
      partsOf(await company.administrator.session()),
      partsOf(await company.owner.session()),
    ];
    for (const [otherCompany = '', otherUser = '', otherSecret = ''] of others) {
      expect(await check(cookieOf(companyId, userId, otherSecret))).toMatchObject(notLoggedIn);
      expect(await check(cookieOf(companyId, otherUser, secret))).toMatchObject(notLoggedIn);
      expect(await check(cookieOf(otherCompany, userId, secret))).toMatchObject(notLoggedIn);
      expect(await check(cookieOf(otherCompany, otherUser, secret))).toMatchObject(notLoggedIn);
    }
  });

  test("with the session's id in place of its secret, and with anything that is no session", async () => {
    const [companyId = '', userId = ''] = partsOf(jar);
    const [id = ''] = Object.keys((await recordOf(administrator)).sessions);
    expect(await check(cookieOf(companyId, userId, id))).toMatchObject(notLoggedIn);
    const garbage = ['', 'garbage', 'a.b.c', `${companyId}.${userId}.__proto__`];
    for (const value of [...garbage, `${companyId}.${userId}.${newSecret()}`])
      expect(await check({ [session]: value })).toMatchObject(notLoggedIn);
  });

  test('when the user record is deleted', async () => {
    await removeUser(administrator.user);
    expect(await check(jar)).toMatchObject(notLoggedIn);
  });
});

describe('seeing a session again', () => {
  test('in several requests at once answers all of them', async () => {
    await age(20 * day, 2 * day);
    const answers = await Promise.all(Array.from({ length: 6 }, () => check(jar)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const [seen] = Object.values((await recordOf(administrator)).sessions);
    expect(seen?.lastSeenAt).toBeGreaterThan(Math.floor(Date.now() / 1000) - minute);
  });

  test('while another session of the user ends keeps both changes', async () => {
    await age(20 * day, 2 * day);
    const other = await createSession(administrator.user);
    const id = hashOf(partsOf(other)[2] ?? '');
    const [seen, ended] = await Promise.all([
      check(jar),
      administrator.call(authRoutes.endSession, { body: { id, password: testPassword } }),
    ]);
    expect([seen.status, ended.status]).toEqual([200, 200]);
    expect(Object.keys((await recordOf(administrator)).sessions)).toEqual([
      hashOf(partsOf(jar)[2] ?? ''),
    ]);
  });

  test('does not bring back a session that ends at the same time', async () => {
    await age(20 * day, 2 * day);
    vi.spyOn(services().accounts, 'findUser').mockImplementationOnce(async () => {
      const before = await recordOf(administrator);
      await changeUser(administrator.user, { sessions: {} });
      return before;
    });
    expect(await check(jar)).toMatchObject(notLoggedIn);
    expect((await recordOf(administrator)).sessions).toEqual({});
  });
});

test('a changed role takes effect on the next request', async () => {
  const settings = () => call(companyRoutes.getCompanySettings, { cookies: jar });
  expect((await settings()).status).toBe(200);
  await changeUser(administrator.user, { role: 'employee' });
  expect((await settings()).status).toBe(403);
});

test('the cookies alone decide the company, whatever the request says', async () => {
  const other = await createCompany({ companyName: 'En anden' });
  const answer = await call(authRoutes.checkSession, {
    cookies: await other.owner.session(),
    headers: { 'x-company-id': administrator.user.companyId },
  });
  expect(answer.json).toMatchObject({ user: { company: { id: other.companyId } } });
});

test('a page that another user opened is asked to log in again, and nothing is written', async () => {
  const colleague = await createCompany();
  const customers = () => administrator.call(recordRoutes.listCustomers, {});
  const before = (await customers()).json;
  const answer = await administrator.call(recordRoutes.createRecord, {
    body: { dType: 'customers', company: 'Holm & Søn ApS' },
    headers: { [userHeader]: colleague.owner.user.userId },
  });
  expect(answer).toMatchObject(notLoggedIn);
  expect((await customers()).json).toEqual(before);
});
