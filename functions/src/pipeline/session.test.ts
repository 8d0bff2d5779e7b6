import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { userHeader } from '@driftig/contracts/edge/user-header';
import { sessionLifetime } from '@driftig/domain/auth/sessions';
import type { User } from '@driftig/domain/auth/user';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/call';
import {
  createCompany,
  createSession,
  type Caller,
  testPassword,
} from '@driftig/tests/support/company';
import { changeUser, removeUser } from '@driftig/tests/support/users';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { services } from './services.ts';
import { hashOf } from '../identity/secrets.ts';

const access = '__Host-driftig_access';
const refresh = '__Host-driftig_refresh';
const session = '__Host-driftig_session';
const hour = 60 * 60 * 1000;

/** A cookie jar with only these names. */
const only = (jar: Jar, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, jar[name] ?? '']));

type Jar = Readonly<Record<string, string>>;

/**
 * Moves the clock two hours ahead; an access token lives for one. The local user pool has a clock of
 * its own, so ours is set back as soon as the pool is called.
 */
function expireAccessToken(): void {
  const { identity } = services();
  const refresh = identity.refresh.bind(identity);
  vi.spyOn(identity, 'refresh').mockImplementation((token) => {
    vi.useRealTimers();
    return refresh(token);
  });
  moveClockAhead(2 * hour);
}

function moveClockAhead(milliseconds: number): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + milliseconds);
}

const usernameOf = ({ user }: Caller) => `${user.companyId}.${user.userId}`;

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

describe('a session continues when its access token', () => {
  test('has expired: the request is answered and sets a new one', async () => {
    expireAccessToken();
    const answer = await check(jar);
    expect(answer.json).toMatchObject({ user: { email: administrator.user.email } });
    const renewed = cookieJar(answer, jar);
    expect(renewed[access]).not.toBe(jar[access]);
    expect(answer.cookies[0]).toMatch(
      /^__Host-driftig_access=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('has expired during a change: the change is written', async () => {
    expireAccessToken();
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
    expect((await check(only(jar, refresh, session))).status).toBe(200);
  });
});

test('with a valid access token nothing is renewed', async () => {
  const answer = await check(only(jar, access, session));
  expect(answer.status).toBe(200);
  expect(answer.cookies).toEqual([]);
});

describe('a request is not logged in', () => {
  test('without cookies', async () => {
    expect(await check({})).toMatchObject(notLoggedIn);
  });

  test('when the refresh token is revoked and the access token is missing', async () => {
    await services().identity.revoke(jar[refresh] ?? '');
    for (const garbage of ['', 'garbage'])
      expect(await check({ ...jar, [access]: garbage })).toMatchObject(notLoggedIn);
  });

  test('thirty days after the session began, whatever the tokens say', async () => {
    const [id = ''] = Object.keys((await recordOf(administrator)).sessions);
    const startedAt = Math.floor(Date.now() / 1000) - sessionLifetime;
    const over = { startedAt, lastSeenAt: startedAt, device: 'Ukendt enhed' };
    await changeUser(administrator.user, { sessions: { [id]: over } });
    expect(await check(jar)).toMatchObject(notLoggedIn);
    moveClockAhead(2 * hour);
    expect(await check(only(jar, access, session))).toMatchObject(notLoggedIn);
  });

  test('when both tokens are garbage', async () => {
    expect(await check({ [access]: 'garbage', [refresh]: 'garbage' })).toMatchObject(notLoggedIn);
  });

  test('as soon as the user may no longer log in', async () => {
    await changeUser(administrator.user, { loginAllowed: false });
    expect(await check(jar)).toMatchObject(notLoggedIn);
  });

  test('as soon as the user may no longer log in, also when the token would be renewed', async () => {
    await changeUser(administrator.user, { loginAllowed: false });
    expireAccessToken();
    const answer = await check(jar);
    expect(answer).toMatchObject(notLoggedIn);
    expect(answer.cookies).toEqual([]);
  });

  test('as soon as the user is deactivated', async () => {
    await changeUser(administrator.user, { status: 'inactive' });
    expect(await check(jar)).toMatchObject(notLoggedIn);
  });

  test('as soon as the session is removed from the record, with valid and with renewed tokens', async () => {
    await changeUser(administrator.user, { sessions: {} });
    expect(await check(jar)).toMatchObject(notLoggedIn);
    expireAccessToken();
    const answer = await check(jar);
    expect(answer).toMatchObject(notLoggedIn);
    expect(answer.cookies).toEqual([]);
  });

  test("without the session's secret, and with the secret of somebody else's session", async () => {
    const other = await (await createCompany()).administrator.session();
    expect(await check(only(jar, access, refresh))).toMatchObject(notLoggedIn);
    expect(await check({ ...jar, [session]: other[session] ?? '' })).toMatchObject(notLoggedIn);
    expect(await check({ ...jar, [session]: 'garbage' })).toMatchObject(notLoggedIn);
  });

  test("with the session's id in place of its secret", async () => {
    const [id = ''] = Object.keys((await recordOf(administrator)).sessions);
    expect(await check({ ...jar, [session]: id })).toMatchObject(notLoggedIn);
  });

  test('when the user record is deleted', async () => {
    await removeUser(administrator.user);
    expect(await check(jar)).toMatchObject(notLoggedIn);
  });
});

describe('when the pool has signed the user out, a remaining session', () => {
  beforeEach(() => services().identity.signOut(usernameOf(administrator)));

  test('goes on with its expired token, and the pool is not asked again', async () => {
    const asked = vi.spyOn(services().identity, 'refresh');
    moveClockAhead(2 * hour);
    const answer = await check(jar);
    expect(answer.status).toBe(200);
    const left = cookieJar(answer, jar);
    expect(left).toEqual(only(jar, access, session));
    const again = await check(left);
    expect([again.status, again.cookies]).toEqual([200, []]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('still gets its lastSeenAt, once an hour', async () => {
    const seen = vi.spyOn(services().sessions, 'updateLastSeen');
    const left = only(jar, access, session);
    moveClockAhead(2 * hour);
    for (const cookies of [left, left]) expect((await check(cookies)).status).toBe(200);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test('ends as soon as it is removed from the record', async () => {
    await changeUser(administrator.user, { sessions: {} });
    moveClockAhead(2 * hour);
    const answer = await check(jar);
    expect(answer).toMatchObject(notLoggedIn);
    expect(answer.cookies).toEqual([]);
  });

  test('is asked to log in again where the pool itself must know it', async () => {
    vi.spyOn(services().identity, 'newAppSecret').mockResolvedValueOnce(undefined);
    const body = { password: testPassword };
    const begun = await administrator.call(authRoutes.beginSecondFactor, { body });
    expect(begun).toMatchObject(notLoggedIn);
  });
});

describe('renewing a token', () => {
  test('in several requests at once answers all of them, and lastSeenAt is updated', async () => {
    const later = Math.floor(Date.now() / 1000) + 2 * 60 * 60;
    expireAccessToken();
    const answers = await Promise.all(Array.from({ length: 6 }, () => check(jar)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    for (const answer of answers) expect(cookieJar(answer)[access]).toBeDefined();
    const [seen] = Object.values((await recordOf(administrator)).sessions);
    expect(seen?.lastSeenAt).toBeGreaterThanOrEqual(later);
  });

  test('while another session of the user ends keeps both changes', async () => {
    const other = await createSession(administrator.user);
    expireAccessToken();
    const [renewed, ended] = await Promise.all([
      check(jar),
      administrator.call(authRoutes.endSession, { body: { id: hashOf(other[session] ?? '') } }),
    ]);
    expect([renewed.status, ended.status]).toEqual([200, 200]);
    expect(Object.keys((await recordOf(administrator)).sessions)).toEqual([
      hashOf(jar[session] ?? ''),
    ]);
  });

  test('does not bring back a session that ends at the same time', async () => {
    expireAccessToken();
    vi.spyOn(services().accounts, 'findUser').mockImplementationOnce(async () => {
      const before = await recordOf(administrator);
      await changeUser(administrator.user, { sessions: {} });
      return before;
    });
    const answer = await check(jar);
    expect(answer).toMatchObject(notLoggedIn);
    expect(answer.cookies).toEqual([]);
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
