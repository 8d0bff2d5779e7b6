import { authRoutes } from '@driftig/contracts/auth/routes';
import type { Route } from '@driftig/contracts/core/route';
import { createCompany, testPassword } from '@driftig/tests/support/company/company';
import { makeSamplesFor, sampleRequest } from '@driftig/tests/support/samples/sample-requests';
import { expect, test } from 'vitest';

/** Routes that do not change how or where a user logs in. */
const others = new Set(['resendConfirmation']);
const routes: readonly Route[] = Object.values(authRoutes);
const own = routes.filter(
  ({ access, method, key }) => access !== 'public' && method !== 'GET' && !others.has(key),
);

test.each(own.map((route) => [route.key, route] as const))(
  '%s asks for the password, and with a wrong one nothing changes',
  async (_key, route) => {
    const company = await createCompany();
    const { call, user } = company.owner;
    const { body, ...request } = sampleRequest(route, await makeSamplesFor(route, company));
    // The session has a secret for an app, which is to be confirmed.
    await call(authRoutes.beginSecondFactor, { body: { password: testPassword } });
    const before = await company.store.users.get(user.userId);
    const field = Object.hasOwn(Object(body), 'currentPassword') ? 'currentPassword' : 'password';
    const typed = { ...Object(body), [field]: 'forkert-kode' } as object;
    expect(await call(route, { ...request, body: typed })).toMatchObject({
      status: 400,
      json: { fields: { [field]: 'Adgangskoden er forkert.' } },
    });
    expect(await company.store.users.get(user.userId)).toEqual(before);
  },
);
