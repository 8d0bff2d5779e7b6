import { authRoutes } from '@driftig/contracts/auth/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/call';
import { createCompany, createSession, type Caller } from '@driftig/tests/support/company';
import { beforeAll, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const access = '__Host-driftig_access';
const refresh = '__Host-driftig_refresh';

let owner: Caller;
beforeAll(async () => {
  ({ owner } = await createCompany());
});

test('the cookies go, and the session ends at the user pool', async () => {
  const session = await owner.session();
  const answer = await call(authRoutes.logOut, { cookies: session });
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ message: 'Du er logget ud.' });
  expect(cookieJar(answer, session)).toEqual({});
  const cookies = { [refresh]: session[refresh] ?? '' };
  const again = await call(authRoutes.checkSession, { cookies });
  expect(again.status).toBe(401);
});

test('the cookies go with the flags they came with', async () => {
  const { cookies } = await call(authRoutes.logOut);
  for (const cookie of cookies)
    expect(cookie).toMatch(
      /^__Host-driftig_\w+=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
});

describe('who has no session is logged out all the same', () => {
  test.each([{}, { [refresh]: 'garbage' }, { '__Host-driftig_access': 'garbage' }])(
    '%j',
    async (cookies) => {
      const answer = await call(authRoutes.logOut, { cookies });
      expect(answer.status).toBe(200);
      expect(cookieJar(answer, cookies)).toEqual({});
    },
  );
});

test('the other sessions of the same person go on', async () => {
  const other = await createSession(owner.user);
  await owner.call(authRoutes.logOut);
  expect((await call(authRoutes.checkSession, { cookies: other })).status).toBe(200);
});

test('a stolen access cookie dies with its session', async () => {
  const { employee } = await createCompany();
  const stolen = { ...(await employee.session()) };
  expect((await call(authRoutes.checkSession, { cookies: stolen })).status).toBe(200);
  await employee.call(authRoutes.logOut);
  for (const thief of [stolen, { [access]: stolen[access] ?? '' }])
    expect((await call(authRoutes.checkSession, { cookies: thief })).status).toBe(401);
  const { accounts } = services();
  const left = await accounts.findUser(employee.user.companyId, employee.user.userId);
  expect(left?.sessions).toEqual({});
});

test('a session whose access token has expired ends as well', async () => {
  const { employee } = await createCompany();
  const jar = await employee.session();
  await call(authRoutes.logOut, { cookies: { ...jar, [access]: 'expired' } });
  expect((await call(authRoutes.checkSession, { cookies: jar })).status).toBe(401);
});
