import { authRoutes } from '@driftig/contracts/auth/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';

import { appCode } from './app-codes.ts';
import { testPassword, type Caller } from './company.ts';

/** Sets up two-step login; gives the app's secret, the recovery codes and what the browser is known by. */
export async function enrol({ call }: Pick<Caller, 'call'>, password = testPassword) {
  const begun = await call(authRoutes.beginSecondFactor, { body: { password } });
  const { secret } = begun.json as { secret: string };
  const body = { code: appCode(secret), password };
  const confirmed = await call(authRoutes.confirmSecondFactor, { body });
  if (confirmed.status !== 200) throw new Error(`Not set up: ${confirmed.text}`);
  const { recoveryCodes } = confirmed.json as { recoveryCodes: string[] };
  const cookies = confirmed.cookies.filter((cookie) => cookie.startsWith('__Host-driftig_device='));
  return { secret, recoveryCodes, cookies: cookieJar({ cookies }) };
}
