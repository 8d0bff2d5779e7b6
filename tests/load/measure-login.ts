import { authRoutes } from '@driftig/contracts/auth/routes';
import { services } from '@driftig/functions/pipeline/services';
import { testPassword, type Caller } from '@driftig/tests/support/company/company';

import { quantile, timeRuns, type Figure } from './figures.ts';
import type { Ask } from './served.ts';

/**
 * Measures a login and the check of the session on each page load. The time of the user pool is
 * measured separately and subtracted: its password hash is slow on purpose.
 */
export async function measureLogin(ask: Ask, { user, session }: Caller): Promise<Figure[]> {
  const cookies = await session();
  const username = `${user.companyId}.${user.userId}`;
  const body = { email: user.email, password: testPassword };
  const logins = await timeRuns(100, () => ask(authRoutes.logIn, { body }));
  const pool = await timeRuns(100, () =>
    services().identity.verifyPassword(username, testPassword),
  );
  const checks = await timeRuns(300, () => ask(authRoutes.checkSession, { cookies }));
  const ofThePool = quantile(pool, 0.5);
  return [
    { name: 'Log in, p95', measured: quantile(logins, 0.95), unit: 'ms' },
    { name: 'Log in: of it the user pool, p50', measured: ofThePool, unit: 'ms' },
    {
      name: 'Log in without the user pool, p95',
      measured: quantile(logins, 0.95) - ofThePool,
      unit: 'ms',
      target: 150,
    },
    { name: 'Check the session, p95', measured: quantile(checks, 0.95), unit: 'ms', target: 10 },
  ];
}
