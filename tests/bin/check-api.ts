import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sessionRoutes } from '@driftig/contracts/auth/session';
import { openApiDocument } from '@driftig/local-cloud/generate/openapi';
import { startTestSite } from '@driftig/local-cloud/testing/harness';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';

/**
 * `npm run check:api`: schemathesis makes requests from docs/openapi.json and holds the answers
 * against it. Starts the built site with the demo company; what follows the command is
 * passed on (`-- --max-examples 100`).
 */

/** They end the session that all other requests need, or go on with a new secret. */
const closing = [
  '/auth/login',
  '/auth/logout',
  '/auth/end-session',
  '/auth/end-other-sessions',
  '/auth/change-password',
  '/upd/requireSecondFactor',
];

/** With the reason why each cannot hold here. */
const excludedChecks = {
  // Rules between fields and with what is stored (a date before another) are none of JSON Schema's.
  positive_data_acceptance: true,
  // API Gateway has no 405: a method that no route has is an unknown path, which is 404.
  unsupported_method: true,
};

/** A query that is far too long is refused by the gateway, before anybody reads it: 431. */
const settings = `[checks]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 409, 413, 415, 429, 431]
`;

const folder = await mkdtemp(join(tmpdir(), 'driftig-check-api-'));
const site = await startTestSite();
try {
  const document = join(folder, 'openapi.json');
  await writeFile(join(folder, 'schemathesis.toml'), settings);
  await writeFile(document, JSON.stringify(withoutSecurity(openApiDocument())));
  const cookies = await ownersCookies();
  const code = await schemathesis(document, cookies);
  process.exitCode = (await isLoggedIn(cookies)) ? code : 1;
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Session cookies of the demo company's owner; that company has everything the samples name. */
async function ownersCookies(): Promise<string> {
  const { loadDemoCompany } = await import('@driftig/local-cloud/demo/load-demo');
  const { demoLogins } = await import('@driftig/local-cloud/demo/logins');
  await loadDemoCompany(new Date().toISOString());
  const { email, password } = demoLogins.find(({ role }) => role === 'owner') ?? {};
  const answer = await fetch(`${site.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The owner cannot log in: ${answer.status}`);
  const cookies = Object.entries(cookieJar({ cookies: answer.headers.getSetCookie() }));
  return cookies.map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Answers without a login prove nothing, so the run fails when the session has ended. */
async function isLoggedIn(cookie: string): Promise<boolean> {
  const { ok } = await fetch(site.url + sessionRoutes.checkSession.path, { headers: { cookie } });
  if (!ok) process.stderr.write('The session has ended on the way: see `closing`.\n');
  return ok;
}

/**
 * The cookie is sent with each request, so a request "without login" would be one with it. Access
 * without login is tested for every route by tests/access-matrix.test.ts.
 */
function withoutSecurity(document: object): object {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'security' ? undefined : value)),
  ) as object;
}

async function schemathesis(document: string, cookie: string): Promise<number> {
  const args = [
    ['run', document, '--url', site.url, '--workers', '1', '--continue-on-failure'],
    ['-H', `Cookie: ${cookie}`, '-H', `Origin: ${site.url}`],
    ['--phases', 'examples,coverage,fuzzing', '--no-color'],
    ['--exclude-checks', Object.keys(excludedChecks).join(',')],
    // How long a busy machine takes to make a request says nothing about the answer.
    ['--suppress-health-check', 'too_slow'],
    closing.flatMap((path) => ['--exclude-path', path]),
    process.argv.slice(2),
  ];
  const child = spawn('schemathesis', args.flat(), { stdio: 'inherit', cwd: folder });
  const missing = (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    process.stderr.write(
      'Schemathesis mangler: pip install schemathesis (Python 3.10 eller nyere).\n',
    );
    return [1];
  };
  // An 'error' of the child rejects it.
  const [code] = (await once(child, 'exit').catch(missing)) as [number | null];
  return code ?? 1;
}
