import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiPathTest } from '@driftig/contracts/edge/edge-paths';
import { allRoutes } from '@driftig/contracts/core/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from '../stand-ins/ports.ts';
import { mailPath } from './mail-path.ts';
import type { MailStore, NewMail } from './mail-store.ts';
import { openMailStore } from './mail-store.ts';
import { createMailViewer } from './mail-viewer.ts';

let dir = '';
let mails: MailStore;
let url = '';
let server = createServer();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'driftig-viewer-'));
  mails = await openMailStore(dir);
  server = createServer(createMailViewer(mails));
  url = `http://127.0.0.1:${await listen(server, 0)}${mailPath}`;
});
afterAll(async () => {
  await closeServer(server);
  await rm(dir, { recursive: true });
});

const mailTo = (to: string, subject: string, body: NewMail['body']): NewMail => ({
  from: 'Driftig <ingen-svar@driftig.example>',
  replyTo: [],
  destination: { to: [to], cc: [], bcc: [] },
  subject,
  body,
  tags: {},
  attachments: [],
  mime: '',
});
const textOf = async (path: string) => (await fetch(url + path)).text();

test('without mails the page says so', async () => {
  expect(await textOf('')).toContain('Ingen mails endnu');
  expect(await (await fetch(`${url}/mails.json`)).json()).toEqual([]);
});

test('the list has the newest mail first and can be filtered by recipient', async () => {
  await mails.save(mailTo('Mette@nordlys.dk', 'Velkommen', { text: 'Hej' }));
  await mails.save(mailTo('jonas@fjord.dk', 'Ny kode', { text: 'Hej' }));
  const list = await textOf('/');
  expect(list.indexOf('Ny kode')).toBeGreaterThan(0);
  expect(list.indexOf('Ny kode')).toBeLessThan(list.indexOf('Velkommen'));
  expect(list).toContain('Mette@nordlys.dk');

  const found = await textOf('?to=+METTE@');
  expect(found).toContain('Velkommen');
  expect(found).not.toContain('Ny kode');
  expect(await textOf('?to=%22nobody')).toContain('Ingen mails til &quot;&quot;nobody&quot;');
  const answer = await fetch(`${url}/mails.json?to=fjord`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject([{ subject: 'Ny kode', body: { text: 'Hej' } }]);
});

test('a mail is shown with its text, in which URLs are links', async () => {
  const text = 'Log ind her: http://127.0.0.1:3000/?a=1&b=2.\n\nHilsen <Driftig>';
  const { messageId: id } = await mails.save(mailTo('mette@nordlys.dk', 'Kun tekst', { text }));
  const page = await textOf(`/${id}`);
  const href = 'http://127.0.0.1:3000/?a=1&amp;b=2';
  expect(page).toContain(`<a href="${href}" target="_blank" rel="noreferrer">${href}</a>.`);
  expect(page).toContain('Hilsen &lt;Driftig&gt;');
  expect(page).not.toContain('<iframe');
});

test('the HTML of a mail is shown in a sandboxed iframe, and its links open in a new tab', async () => {
  const html = '<!doctype html><html lang="da"><body><a href="http://x.dk">x</a></body></html>';
  const { messageId: id } = await mails.save(mailTo('mette@nordlys.dk', 'HTML', { html }));
  expect(await textOf(`/${id}`)).toMatch(
    /<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  );
  const frame = await fetch(`${url}/${id}/html`);
  const policy = frame.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox;');
  expect(await frame.text()).toBe(
    '<!doctype html><base target="_blank"><html lang="da"><body><a href="http://x.dk">x</a></body></html>',
  );
});

test('the text of a mail is escaped in the viewer', async () => {
  const hostile = `"'><script>alert(1)</script>`;
  const { messageId: id } = await mails.save(
    mailTo(`${hostile}@x.dk`, hostile, { text: hostile, html: hostile }),
  );
  for (const path of ['', `/${id}`, `?to=${encodeURIComponent(hostile)}`]) {
    const page = await textOf(path);
    expect(page, path).toContain('&lt;script&gt;');
    expect(page, path).not.toContain('<script');
  }
});

test('an unknown mail is a 404 page, and methods other than GET and HEAD are refused', async () => {
  for (const path of ['/nothing', '/nothing/html', '/..%2f..%2fsecret']) {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Mailen findes ikke');
  }
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
});

test('no route of the contract is below the path of the viewer', () => {
  const isApiPath = createApiPathTest(allRoutes);
  expect([mailPath, `${mailPath}/mails.json`].filter(isApiPath)).toEqual([]);
});
