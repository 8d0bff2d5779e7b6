import { authRoutes } from '@driftig/contracts/auth';
import { cookieJar } from '@driftig/local-cloud/test-request';
import { call } from '@driftig/tests/support/call';
import { createCompany, testPassword, type Caller } from '@driftig/tests/support/company';
import { beforeAll, describe, expect, test } from 'vitest';

import { house } from '../http/house.ts';

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
  const { companyId, userId } = owner.user;
  const { identity } = house();
  const other = await identity.verifyPassword(`${companyId}.${userId}`, testPassword);
  await owner.call(authRoutes.logOut);
  const cookies = { [refresh]: other?.refreshToken ?? '' };
  expect((await call(authRoutes.checkSession, { cookies })).status).toBe(200);
});
