import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:http2';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { makeCertificate } from './https/certificate.ts';
import type { LocalCloud, LocalCloudOptions } from './local-cloud.ts';
import { startLocalCloud } from './local-cloud.ts';
import { assertPortFree } from './stand-ins/ports.ts';
import { StartError } from './start-error.ts';

const variables = { ...process.env };
let dataDir = '';
let cloud: LocalCloud;

const start = (
  more: Partial<Pick<LocalCloudOptions, 'background' | 'prepare' | 'certificate' | 'site'>> = {},
) =>
  startLocalCloud({
    dataDir,
    tableInMemory: true,
    port: 0,
    loadHandler: (name) => Promise.resolve(() => Promise.resolve({ statusCode: 200, body: name })),
    site: () => (_, response) => response.end('the page'),
    ...more,
    onError: (error) => {
      throw error;
    },
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'driftig-cloud-'));
  cloud = await start();
});
afterAll(async () => {
  await cloud.stop();
  process.env = variables;
  await rm(dataDir, { recursive: true });
});

const textOf = async (path: string) => (await fetch(cloud.url + path)).text();

test('routes of the contract go to the function of their word, everything else to the site', async () => {
  expect(await textOf('/auth/check-auth')).toBe('auth');
  expect(await textOf('/api/dashboardInfo?year=2026')).toBe('dashboard');
  for (const path of ['/', '/invo', '/receipts', '/assets/app.js']) {
    expect(await textOf(path)).toBe('the page');
  }
});

test('an unknown path below an API prefix goes to the function of the prefix, not to the site', async () => {
  expect(await textOf('/api/nothing/at/all')).toBe('records');
});

test('the sent mails are served on the same port, on this machine only', async () => {
  expect(cloud.mailUrl).toBe(`${cloud.url}/_mail`);
  expect(await textOf('/_mail')).toContain('Ingen mails endnu');
  expect(await (await fetch(`${cloud.mailUrl}/mails.json`)).json()).toEqual([]);
  expect(await textOf('/_mailbox')).toBe('the page');
});

test('a page opened under localhost is redirected to 127.0.0.1, where cookies work', async () => {
  const { port } = new URL(cloud.url);
  const headers = { host: `localhost:${port}` };
  const sent = request(`${cloud.url}/invo?page=2`, { headers }).end();
  const [answer] = (await once(sent, 'response')) as [{ headers: { location: string } }];
  expect(answer.headers.location).toBe(`${cloud.url}/invo?page=2`);
});

test('the WebSocket opens on the same port, and no other path can be upgraded', async () => {
  const address = cloud.url.replace('http', 'ws');
  const socket = new WebSocket(`${address}/ws`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  socket.close(1000);
  expect((await closed)[0]).toBe(1000);
  await once(new WebSocket(`${address}/other`), 'error');
});

test('the environment has the settings of this cloud', () => {
  expect(process.env['SITE_URL']).toBe(cloud.url);
  expect(process.env['AWS_ENDPOINT_URL_DYNAMODB']).toBe(cloud.env.AWS_ENDPOINT_URL_DYNAMODB);
});

test('a port in use is refused with a one-line message', async () => {
  const { port } = new URL(cloud.url);
  const attempt = assertPortFree(Number(port));
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(`Port ${port} er optaget`);
});

test('the background task gets the settings of the cloud and is stopped with it', async () => {
  const log: string[] = [];
  const background: LocalCloudOptions['background'] = ({ env }) => {
    log.push(`started for ${env.SITE_URL}`);
    return { stop: async () => void log.push('stopped') };
  };
  const other = await start({ background });
  await other.stop();
  expect(log).toEqual([`started for ${other.url}`, 'stopped']);
});

test('until what comes first is done, every path answers with a page that asks again', async () => {
  const answers: [number, string | null][] = [];
  const prepare: LocalCloudOptions['prepare'] = async ({ SITE_URL }) => {
    for (const path of ['/', '/auth/check-auth', '/_mail']) {
      const { status, headers } = await fetch(SITE_URL + path);
      answers.push([status, headers.get('retry-after')]);
    }
  };
  const other = await start({ prepare });
  expect(answers).toEqual([503, 503, 503].map((status) => [status, '1']));
  expect((await fetch(other.url)).status).toBe(200);
  await other.stop();
});

test('a start whose first work fails leaves nothing running', async () => {
  let url = '';
  const prepare: LocalCloudOptions['prepare'] = async ({ SITE_URL }) => {
    url = SITE_URL;
    throw new Error('no demo company');
  };
  await expect(start({ prepare })).rejects.toThrow('no demo company');
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('with a certificate everything is served by https, over HTTP/2 as CloudFront does or HTTP/1.1', async () => {
  const certificate = makeCertificate(new Date());
  const site = vi.fn<RequestListener>((_, response) => void response.end('the page'));
  const secure = await start({ certificate, site: () => site });
  onTestFinished(() => secure.stop());
  expect(secure.url).toMatch(/^https:/);
  const asked = get(`${secure.url}/auth/check-auth`, { ca: certificate.cert });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect((await answer.toArray()).join('')).toBe('auth');

  const session = connect(secure.url, { ca: certificate.cert });
  expect((await session.request({ ':path': '/auth/check-auth' }).toArray()).join('')).toBe('auth');
  expect((await session.request({ ':path': '/invo' }).toArray()).join('')).toBe('the page');
  const { headers, rawHeaders } = site.mock.calls[0]?.[0] ?? {};
  expect(headers).toMatchObject({ host: new URL(secure.url).host });
  expect(rawHeaders).toEqual(['host', new URL(secure.url).host]);
});
