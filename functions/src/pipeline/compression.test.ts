import { gunzipSync } from 'node:zlib';

import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

import { compressAnswer } from './compression.ts';
import type { HttpEvent, HttpResult } from './request.ts';

const rows = JSON.stringify(Array.from({ length: 60 }, (_, n) => ({ number: n, town: 'Ærø' })));
const json = { 'content-type': 'application/json; charset=utf-8' };
const gzip = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const answerOf = (result: Partial<HttpResult>): HttpResult => ({
  statusCode: 200,
  headers: json,
  body: rows,
  ...result,
});
const send = (headers: Record<string, string>, result: Partial<HttpResult> = {}) =>
  compressAnswer({ headers } as unknown as HttpEvent, answerOf(result));

test('an answer that its caller takes by gzip is a fraction of its text, which stays the same', async () => {
  const sent = await send(gzip);
  expect(sent.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(sent.isBase64Encoded).toBe(true);
  const bytes = Buffer.from(sent.body ?? '', 'base64');
  expect(gunzipSync(bytes).toString()).toBe(rows);
  expect(bytes.length).toBeLessThan(rows.length / 4);
});

test('the bytes of a file of text are compressed, and its ETag says so', async () => {
  const headers = { 'content-type': 'text/calendar; charset=utf-8', etag: '"a1"' };
  const body = Buffer.from(rows).toString('base64');
  const sent = await send(gzip, { headers, body, isBase64Encoded: true });
  expect(sent.headers?.['etag']).toBe('W/"a1"');
  expect(gunzipSync(Buffer.from(sent.body ?? '', 'base64')).toString()).toBe(rows);
});

const image = { 'content-type': 'image/jpeg' };
test.each<[string, Record<string, string>, Partial<HttpResult>]>([
  ['that its caller does not take compressed', {}, {}],
  ['whose caller refuses gzip', { 'accept-encoding': 'br, gzip;q=0.0' }, {}],
  ['to a page of another site', { ...gzip, 'sec-fetch-site': 'cross-site' }, {}],
  ['to a page of another host of our domain', { ...gzip, 'sec-fetch-site': 'same-site' }, {}],
  ['that fits into one packet', gzip, { body: '{"message":"Gemt"}' }],
  ['that is a picture', gzip, { headers: image, isBase64Encoded: true }],
  ['without a body', gzip, { statusCode: 304, headers: { etag: '"a1"' }, body: undefined }],
])('an answer %s is sent as it is', async (_what, headers, result) => {
  expect(await send(headers, result)).toEqual(answerOf(result));
});

test('a list is answered compressed to our own page', async () => {
  const { owner } = await createCompany();
  for (let count = 0; count < 6; count += 1) await issue(owner);
  const headers = { ...gzip, 'sec-fetch-site': 'same-origin' };
  const { headers: answered, bytes } = await owner.call(recordRoutes.listInvoices, { headers });
  expect(answered['content-encoding']).toBe('gzip');
  const list: unknown = JSON.parse(gunzipSync(bytes).toString());
  expect(list).toHaveLength(6);
});
