import { authRoutes } from '@driftig/contracts/auth/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  createSession,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { sessionIdOf } from '@driftig/tests/support/company/sessions';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await company.owner.session();
});

const endOthers = (password: unknown = testPassword) =>
  company.owner.call(authRoutes.endOtherSessions, { body: { password } });
const statusOf = async (cookies: Readonly<Record<string, string>>) =>
  (await call(authRoutes.checkSession, { cookies })).status;

test('all other sessions of the user end; this one and those of other users go on', async () => {
  const { owner, employee } = company;
  const others = [await createSession(owner.user), await createSession(owner.user)];
  const answer = await endOthers();
  expect([answer.status, answer.json]).toEqual([
    200,
    { message: 'Du er logget ud alle andre steder.' },
  ]);
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
  expect(await statusOf(await owner.session())).toBe(200);
  expect(await statusOf(await employee.session())).toBe(200);
});

test('the password is asked for again, and without the right one all sessions go on', async () => {
  const other = await createSession(company.owner.user);
  expect(await endOthers('forkert-kode')).toMatchObject({
    status: 400,
    json: { fields: { password: 'Adgangskoden er forkert.' } },
  });
  for (const none of ['', null, 7]) expect((await endOthers(none)).status).toBe(400);
  expect((await company.owner.call(authRoutes.endOtherSessions)).status).toBe(400);
  expect(await statusOf(other)).toBe(200);
});

test('at most ten wrong passwords are tried, together with those for a single session', async () => {
  const id = sessionIdOf(await createSession(company.owner.user));
  const body = { id, password: 'forkert-kode' };
  for (let time = 0; time < 5; time += 1) await endOthers('forkert-kode');
  for (let time = 0; time < 5; time += 1) await company.owner.call(authRoutes.endSession, { body });
  const answer = await endOthers();
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, expect.any(String)]);
});

test('at most a hundred wrong passwords a day are tried in a session', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const begun = Date.now();
  for (let quarter = 0; quarter < 10; quarter += 1) {
    vi.setSystemTime(begun + quarter * (15 * 60_000 + 1000));
    for (let time = 0; time < 10; time += 1)
      expect((await endOthers('forkert-kode')).status).toBe(400);
  }
  vi.setSystemTime(begun + 10 * (15 * 60_000 + 1000));
  expect((await endOthers()).status).toBe(429);
  vi.setSystemTime(begun + 24 * 60 * 60_000 + 1000);
  expect((await endOthers('forkert-kode')).status).toBe(400);
});

test("a copy of this session's cookie ends with the others, and the browser goes on with a new one", async () => {
  const copy = await company.owner.session();
  const answer = await endOthers();
  expect(await statusOf(copy)).toBe(401);
  expect(await statusOf(cookieJar(answer))).toBe(200);
});

test('wrong passwords in another session do not prevent ending it', async () => {
  const theirs = await createSession(company.owner.user);
  const wrong = { cookies: theirs, body: { password: 'forkert-kode' } };
  for (let time = 0; time < 10; time += 1) await call(authRoutes.endOtherSessions, wrong);
  expect((await call(authRoutes.endOtherSessions, wrong)).status).toBe(429);
  expect((await endOthers()).status).toBe(200);
  expect(await statusOf(theirs)).toBe(401);
});

test('without other sessions it succeeds and changes nothing', async () => {
  expect((await endOthers()).status).toBe(200);
  expect(await statusOf(await company.owner.session())).toBe(200);
});

test('one of two sessions that end each other concurrently is left', async () => {
  const here = await company.owner.session();
  const there = await createSession(company.owner.user);
  const jars = await Promise.all(
    [here, there].map(async (cookies) =>
      cookieJar(
        await call(authRoutes.endOtherSessions, { cookies, body: { password: testPassword } }),
        cookies,
      ),
    ),
  );
  expect(await Promise.all(jars.map(statusOf))).toEqual(expect.arrayContaining([200, 401]));
});
