import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '@driftig/contracts/edge/edge-headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from '../stand-ins/ports.ts';
import { createStaticSite } from './static-site.ts';

let parent = '';
let port = 0;
let site = '';
let server = createServer();

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'driftig-site-'));
  const directory = join(parent, 'web');
  await mkdir(join(directory, 'assets'), { recursive: true });
  await mkdir(join(directory, 'info'));
  await writeFile(join(directory, 'index.html'), '<!doctype html>front');
  await writeFile(join(directory, 'info/time-tracking.html'), '<!doctype html>about hours');
  await writeFile(join(directory, 'app.html'), '<!doctype html>app');
  await writeFile(join(directory, 'assets/app-1a2b.js'), 'run()');
  await writeFile(join(directory, 'film.mp4'), '0123456789');
  await writeFile(join(parent, 'secret.txt'), 'secret');
  server = createServer(createStaticSite(directory));
  port = await listen(server, 0);
  site = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await closeServer(server);
  await rm(parent, { recursive: true });
});

/** Uses node:http because fetch would normalise the path. */
const statusOfRawPath = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/', 'front'],
  ['/?next=%2Finvo', 'front'],
  ['/info/time-tracking', 'about hours'],
  ['/info/andet', 'app'],
  ['/invo', 'app'],
  ['/signup/abc?x=1', 'app'],
])('%s, a path without a file extension, is the %s page, not cached', async (path, page) => {
  const answer = await fetch(site + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toBe(`<!doctype html>${page}`);
});

test('a file with a hash in its name is cached for good, and a missing one is a 404', async () => {
  const answer = await fetch(`${site}/assets/app-1a2b.js`);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect((await fetch(`${site}/assets/app-9z.js`)).status).toBe(404);
});

test('text is compressed for a browser that accepts gzip', async () => {
  const path = `${site}/assets/app-1a2b.js`;
  const packed = await fetch(path);
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toBe('accept-encoding');
  expect(await packed.text()).toBe('run()');
  const plain = await fetch(path, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('run()');
});

test('HEAD gets the headers only, and other methods are refused', async () => {
  const headers = { 'accept-encoding': 'identity' };
  const head = await fetch(site, { method: 'HEAD', headers });
  expect(head.headers.get('content-length')).toBe('20');
  expect(await head.text()).toBe('');
  expect((await fetch(site, { method: 'POST' })).status).toBe(405);
});

test('every answer has the security headers of CloudFront', async () => {
  for (const path of ['/', '/missing.js']) {
    const { headers } = await fetch(site + path);
    const sent = Object.keys(securityHeaders).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(securityHeaders);
  }
});

test('files outside the build cannot be read', async () => {
  expect(await statusOfRawPath('/../secret.txt')).toBe(404);
  expect(await statusOfRawPath('/%2e%2e/secret.txt')).toBe(404);
  expect(await statusOfRawPath('/assets/..%2f..%2fsecret.txt')).toBe(404);
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=20-', 200, '0123456789', null],
  [undefined, 200, '0123456789', null],
])('a film is answered in parts: %s', async (range, status, body, answered) => {
  const answer = await fetch(`${site}/film.mp4`, { headers: range ? { range } : {} });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(answer.headers.get('content-range')).toBe(answered);
  expect(await answer.text()).toBe(body);
});
