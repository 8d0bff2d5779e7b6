import { pageOf, publicPages } from '@driftig/contracts/edge/edge-pages';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

interface ViewerRequest {
  readonly uri: string;
  readonly headers: Record<string, { readonly value: string }>;
}

/** Runs a CloudFront function as CloudFront does: a script that defines `handler`. */
function runAtEdge(file: string, request: ViewerRequest, ip = '192.0.2.7'): ViewerRequest {
  const code = readFileSync(new URL(file, import.meta.url), 'utf8');
  const event = { version: '1.0', viewer: { ip }, request: structuredClone(request) };
  return runInNewContext(`${code}; handler(event)`, { event }) as ViewerRequest;
}

test('a path that is not of a file is served by a public page or by the app', () => {
  const served = (uri: string) => runAtEdge('spa-fallback.js', { uri, headers: {} }).uri;
  for (const page of [
    '/invo',
    '/signup/AbC_-1',
    '/book/nordlys',
    '/info/',
    '/info/andet',
    '/v1.2/about',
  ]) {
    expect(served(page)).toBe('/app.html');
  }
  for (const page of [...Object.keys(publicPages), '/info/time-tracking/']) {
    expect(served(page)).toBe(`/${pageOf(page)}`);
  }
  for (const file of ['/assets/app-1a2b.js', '/favicon.svg', '/.well-known/security.txt']) {
    expect(served(file)).toBe(file);
  }
});

test("x-viewer-address is the viewer's address, whatever the viewer sent", () => {
  const headers = { 'x-viewer-address': { value: '127.0.0.1' }, accept: { value: '*/*' } };
  const passed = runAtEdge('viewer-address.js', { uri: '/auth/login', headers });
  expect(passed.headers['x-viewer-address']).toEqual({ value: '192.0.2.7' });
  expect(passed.headers['accept']).toEqual({ value: '*/*' });
  expect(passed.uri).toBe('/auth/login');
});

interface OriginCheck {
  readonly handler: (event: {
    readonly headers?: Record<string, string>;
    readonly methodArn?: string;
  }) => Promise<unknown>;
}

async function loadOriginCheck(): Promise<OriginCheck['handler']> {
  const file = new URL('origin-check/index.mjs', import.meta.url).href;
  const { handler } = (await import(file)) as OriginCheck;
  return handler;
}

test('only requests with the secret of CloudFront are authorized', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'a-long-secret');
  const handler = await loadOriginCheck();
  const answer = (sent: string) => handler({ headers: { 'x-origin-verify': sent } });
  expect(await answer('a-long-secret')).toEqual({ isAuthorized: true });
  for (const wrong of ['', 'a-long-secre', 'a-long-secret2', 'A-LONG-SECRET']) {
    expect(await answer(wrong)).toEqual({ isAuthorized: false });
  }
  expect(await handler({})).toEqual({ isAuthorized: false });
  vi.stubEnv('ORIGIN_SECRET', '');
  expect(await answer('')).toEqual({ isAuthorized: false });
});

test('the secret before the newest is good while the edge still sends it, and an older one is not', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'the-newest-secret');
  vi.stubEnv('ORIGIN_SECRET_BEFORE', 'the-one-before');
  const handler = await loadOriginCheck();
  const answer = (sent: string) => handler({ headers: { 'x-origin-verify': sent } });
  for (const good of ['the-newest-secret', 'the-one-before'])
    expect(await answer(good)).toEqual({ isAuthorized: true });
  expect(await answer('an-older-secret')).toEqual({ isAuthorized: false });
  vi.stubEnv('ORIGIN_SECRET_BEFORE', '');
  for (const wrong of ['the-one-before', ''])
    expect(await answer(wrong)).toEqual({ isAuthorized: false });
});

test.each(['ORIGIN_SECRET', 'ORIGIN_SECRET_BEFORE'])(
  'all requests are refused while CloudFormation has not replaced the reference %s',
  async (name) => {
    const unresolved = '{{resolve:secretsmanager:arn:aws:secretsmanager:eu-north-1:1:secret:a}}';
    vi.stubEnv('ORIGIN_SECRET', 'a-long-secret');
    vi.stubEnv(name, unresolved);
    const handler = await loadOriginCheck();
    await expect(handler({ headers: { 'x-origin-verify': unresolved } })).rejects.toThrow(
      'ORIGIN_SECRET',
    );
  },
);

test('a socket with the secret of CloudFront is let in by a policy for its $connect alone', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'a-long-secret');
  const handler = await loadOriginCheck();
  const methodArn = 'arn:aws:execute-api:eu-north-1:111111111111:abc/ws/$connect';
  const effectOf = (headers?: Record<string, string>) =>
    handler({ methodArn, ...(headers && { headers }) });
  const policy = (Effect: string) => ({
    principalId: 'edge',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect, Resource: methodArn }],
    },
  });
  expect(await effectOf({ 'X-Origin-Verify': 'a-long-secret' })).toEqual(policy('Allow'));
  expect(await effectOf({ 'x-origin-verify': 'a-long-secre' })).toEqual(policy('Deny'));
  expect(await effectOf()).toEqual(policy('Deny'));
});
