import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  createSession,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { sessionIdOf } from '@driftig/tests/support/company/sessions';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await company.owner.session();
});

type Jar = Readonly<Record<string, string>>;
const end = (id: string, password = testPassword) =>
  company.owner.call(authRoutes.endSession, { body: { id, password } });
const statusOf = async (cookies: Jar) => (await call(authRoutes.checkSession, { cookies })).status;

test('the session is refused on its next request, and no other is', async () => {
  const { owner } = company;
  const [phone, tablet] = [await createSession(owner.user), await createSession(owner.user)];
  const answer = await end(sessionIdOf(phone));
  expect([answer.status, answer.json]).toEqual([200, { message: 'Enheden er logget ud.' }]);
  expect(await statusOf(phone)).toBe(401);
  expect([await statusOf(tablet), await statusOf(await owner.session())]).toEqual([200, 200]);
});

test('the password is required, and a wrong one ends nothing', async () => {
  const phone = await createSession(company.owner.user);
  const wrong = { status: 400, json: { fields: { password: 'Adgangskoden er forkert.' } } };
  expect(await end(sessionIdOf(phone), 'forkert-kode')).toMatchObject(wrong);
  expect(await end('unknown', 'forkert-kode')).toMatchObject(wrong);
  const body = { id: sessionIdOf(phone) };
  expect(await company.owner.call(authRoutes.endSession, { body })).toMatchObject({
    status: 400,
    json: { fields: { password: expect.any(String) } },
  });
  expect(await statusOf(phone)).toBe(200);
});

test('a user may end the session they are using', async () => {
  const own = await company.owner.session();
  expect((await end(sessionIdOf(own))).status).toBe(200);
  expect(await statusOf(own)).toBe(401);
});

test("a colleague's session is not found (404), and goes on", async () => {
  const theirs = await company.employee.session();
  const answer = await end(sessionIdOf(theirs));
  expect(answer.status).toBe(404);
  expect(answer.json).toMatchObject({ code: 'not_found', message: 'Det findes ikke.' });
  expect(await statusOf(theirs)).toBe(200);
});

test.each(['pk', 'sk', 'sessions', 'constructor', '.', '-', '__proto__', 'hasOwnProperty'])(
  'an unknown id ends nothing: %s',
  async (id) => {
    expect((await end(id)).status).toBe(404);
    expect(await statusOf(await company.owner.session())).toBe(200);
  },
);

test('ending it a second time is not found (404)', async () => {
  const phone = await createSession(company.owner.user);
  expect([(await end(sessionIdOf(phone))).status, (await end(sessionIdOf(phone))).status]).toEqual([
    200, 404,
  ]);
});
