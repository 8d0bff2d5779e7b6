import { recordRoutes } from '@driftig/contracts/records/routes';
import { describe, expect, test } from 'vitest';

import type { HttpEvent } from './request.ts';
import { bodyBytes, readInput } from './read-input.ts';

const route = recordRoutes.createRecord;
const eventOf = (bytes: Buffer, isBase64Encoded: boolean) =>
  ({ body: bytes.toString(isBase64Encoded ? 'base64' : 'utf8'), isBase64Encoded }) as HttpEvent;

describe.each([
  ['as text', false],
  ['in base64', true],
])('a body that API Gateway passes on %s', (_how, isBase64Encoded) => {
  test('has the bytes that were sent', () => {
    const sent = Buffer.from('{"name":"Blåt telt"}');
    expect(bodyBytes(eventOf(sent, isBase64Encoded), route)).toEqual(sent);
  });

  test('is limited by the size that was sent, not by its encoded size', () => {
    const largest = Buffer.from('å'.repeat(32 * 1024));
    expect(bodyBytes(eventOf(largest, isBase64Encoded), route)).toHaveLength(64 * 1024);
    const tooLarge = eventOf(Buffer.concat([largest, Buffer.from('x')]), isBase64Encoded);
    expect(() => bodyBytes(tooLarge, route)).toThrow(
      expect.objectContaining({ code: 'too_large' }),
    );
  });
});

test('a route may accept more or less than the default', () => {
  const event = eventOf(Buffer.alloc(70 * 1024, 'x'), false);
  expect(bodyBytes(event, { ...route, maxBodyBytes: 512 * 1024 })).toHaveLength(70 * 1024);
  expect(() => bodyBytes(event, { ...route, maxBodyBytes: 1024 })).toThrow(
    'Det, du sender, fylder for meget.',
  );
});

test('a missing body has no bytes', () => {
  expect(bodyBytes({ isBase64Encoded: false } as HttpEvent, route)).toHaveLength(0);
});

const json = (body: string) =>
  ({ body, isBase64Encoded: false, headers: { 'content-type': 'application/json' } }) as HttpEvent &
    object;
const product = '"productname":"Telt","price":1';

test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
  'the name %s, which every object has, is a field like any other: unknown',
  async (name) => {
    const nested = json(`{"type":"products","${name}":{"isAdmin":true},${product}}`);
    await expect(readInput(nested, route)).rejects.toThrow();
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  },
);

test('a parameter that is sent twice is no value of its field', async () => {
  // API Gateway joins them with a comma.
  const twice = { queryStringParameters: { limit: '10,20' }, headers: {} } as unknown as HttpEvent;
  await expect(readInput(twice, recordRoutes.listProducts)).rejects.toThrow();
  const once = { queryStringParameters: { limit: '10' }, headers: {} } as unknown as HttpEvent;
  await expect(readInput(once, recordRoutes.listProducts)).resolves.toMatchObject({
    input: { query: { limit: 10 } },
  });
});
