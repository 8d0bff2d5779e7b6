import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordOfUnknownPaths } from '@driftig/contracts/core/route-default';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalCloud, LocalCloudOptions } from './local-cloud.ts';
import { assertPortFree, startLocalCloud } from './local-cloud.ts';
import { StartError } from './start-error.ts';

const variables = { ...process.env };
let dataDir = '';
let cloud: LocalCloud;

const start = (background?: LocalCloudOptions['background']) =>
  startLocalCloud({
    dataDir,
    tableInMemory: true,
    port: 0,
    loadHandler: (name) => Promise.resolve(() => Promise.resolve({ statusCode: 200, body: name })),
    site: () => (_, response) => response.end('the page'),
    background,
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

test('the routes of the contract reach the function of their word, everything else the site', async () => {
  expect(await textOf('/auth/check-auth')).toBe('auth');
  expect(await textOf('/api/dashboardInfo?year=2026')).toBe('dashboard');
  for (const path of ['/', '/invo', '/receipts', '/assets/app.js']) {
    expect(await textOf(path)).toBe('the page');
  }
});

test('an unknown address below an API prefix is a function’s to answer, never the page', async () => {
  expect(await textOf('/api/nothing/at/all')).toBe(wordOfUnknownPaths);
});

test('the sent mails are read on the same port, on this machine alone', async () => {
  expect(cloud.mailUrl).toBe(`${cloud.url}/_mail`);
  expect(await textOf('/_mail')).toContain('Ingen mails endnu');
  expect(await (await fetch(`${cloud.mailUrl}/mails.json`)).json()).toEqual([]);
  expect(await textOf('/_mailbox')).toBe('the page');
});

test('a page asked for under localhost is sent to the one address the cookies know', async () => {
  const { port } = new URL(cloud.url);
  const headers = { host: `localhost:${port}` };
  const sent = request(`${cloud.url}/invo?page=2`, { headers }).end();
  const [answer] = (await once(sent, 'response')) as [{ headers: { location: string } }];
  expect(answer.headers.location).toBe(`${cloud.url}/invo?page=2`);
});

test('the socket opens on the same port, and nothing else can be upgraded', async () => {
  const address = cloud.url.replace('http', 'ws');
  const socket = new WebSocket(`${address}/ws`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  socket.close(1000);
  expect((await closed)[0]).toBe(1000);
  await once(new WebSocket(`${address}/other`), 'error');
});

test('the functions find the settings of this cloud in their environment', () => {
  expect(process.env['SITE_URL']).toBe(cloud.url);
  expect(process.env['AWS_ENDPOINT_URL_DYNAMODB']).toBe(cloud.env.AWS_ENDPOINT_URL_DYNAMODB);
});

test('a taken port is named in one line', async () => {
  const { port } = new URL(cloud.url);
  const attempt = assertPortFree(Number(port));
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(`Port ${port} er optaget`);
});

test('the work beside the requests has the settings of the cloud and ends with it', async () => {
  const log: string[] = [];
  const other = await start((env) => {
    log.push(`started for ${env.SITE_URL}`);
    return { stop: async () => void log.push('stopped') };
  });
  await other.stop();
  expect(log).toEqual([`started for ${other.url}`, 'stopped']);
});
