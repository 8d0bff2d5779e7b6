import { authRoutes } from '@driftig/contracts/auth/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, createSession, type Caller } from '@driftig/tests/support/company/company';
import { beforeAll, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const name = '__Host-driftig_session';

let owner: Caller;
beforeAll(async () => {
  ({ owner } = await createCompany());
});

test('the cookie is cleared, and the session is over', async () => {
  const session = await owner.session();
  const answer = await call(authRoutes.logOut, { cookies: session });
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ message: 'Du er logget ud.' });
  expect(cookieJar(answer, session)).toEqual({});
  const again = await call(authRoutes.checkSession, { cookies: session });
  expect(again.status).toBe(401);
});

test('both cookies are cleared with the flags they were set with', async () => {
  const { cookies } = await call(authRoutes.logOut, { cookies: { [name]: 'garbage' } });
  expect(cookies).toEqual([
    `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`,
    '__Host-driftig_known=; Max-Age=0; Path=/; Secure; SameSite=Strict',
  ]);
});

test('the browser is told to empty what the site stores there, but only with a session', async () => {
  const { headers } = await call(authRoutes.logOut, { cookies: await createSession(owner.user) });
  expect(headers['clear-site-data']).toBe('"storage"');
  expect((await call(authRoutes.logOut)).headers).not.toHaveProperty('clear-site-data');
});

test.each([{}, { [name]: 'garbage' }])(
  'without a session the answer is the same, with the cookies %j',
  async (cookies) => {
    const answer = await call(authRoutes.logOut, { cookies });
    expect(answer.status).toBe(200);
    expect(cookieJar(answer, cookies)).toEqual({});
  },
);

describe('from another site', () => {
  const site = () => process.env['SITE_URL'] ?? '';
  const statusOf = async (cookies: Readonly<Record<string, string>>) =>
    (await call(authRoutes.checkSession, { cookies })).status;

  test.each<[string, Record<string, string>]>([
    ['a link, picture or frame', { 'sec-fetch-site': 'cross-site' }],
    ['a site that names no relation we know', { 'sec-fetch-site': 'elsewhere' }],
    ['one that also sends our origin', { 'sec-fetch-site': 'cross-site', origin: site() }],
    ['another host under our domain', { 'sec-fetch-site': 'same-site' }],
    ['an older browser, by its origin', { origin: 'https://evil.example' }],
    ['an older browser, by its referrer', { referer: 'https://evil.example/page' }],
    ['a referrer that begins as ours', { referer: `${site()}.evil.example/` }],
    ['a sandboxed page', { origin: 'null' }],
  ])('%s ends nothing and clears no cookie', async (_who, headers) => {
    const cookies = await createSession(owner.user);
    const answer = await call(authRoutes.logOut, { cookies, headers });
    expect([answer.status, answer.json]).toMatchObject([403, { code: 'cross_site' }]);
    expect(answer.cookies).toEqual([]);
    expect(answer.headers).not.toHaveProperty('clear-site-data');
    expect(await statusOf(cookies)).toBe(200);
  });

  test('a link that hides where it comes from clears no cookie, since none comes along', async () => {
    expect((await call(authRoutes.logOut)).cookies).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['our own page in an older browser', { referer: `${site()}/dashboard` }],
    ['a program', {}],
  ])('but %s ends the session', async (_who, headers) => {
    const cookies = await createSession(owner.user);
    expect((await call(authRoutes.logOut, { cookies, headers })).status).toBe(200);
    expect(await statusOf(cookies)).toBe(401);
  });
});

test('other sessions of the same user go on', async () => {
  const other = await createSession(owner.user);
  await owner.call(authRoutes.logOut);
  expect((await call(authRoutes.checkSession, { cookies: other })).status).toBe(200);
});

test('a stolen cookie stops working with its session', async () => {
  const { employee } = await createCompany();
  const stolen = { ...(await employee.session()) };
  expect((await call(authRoutes.checkSession, { cookies: stolen })).status).toBe(200);
  await employee.call(authRoutes.logOut);
  expect((await call(authRoutes.checkSession, { cookies: stolen })).status).toBe(401);
  const { accounts } = services();
  const left = await accounts.findUser(employee.user.companyId, employee.user.userId);
  expect(left?.sessions).toEqual({});
});
