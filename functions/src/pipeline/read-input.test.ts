import type { Route } from '@driftig/contracts/core/route';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { describe, expect, test } from 'vitest';

import type { HttpEvent } from './request.ts';
import { bodyBytes, readInput } from './read-input.ts';

const route = recordRoutes.createRecord;
const found = (matched: Route) => ({ route: matched, pathParameters: {} });
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

/** A body that names a product, with one field more. */
function withField(more: string): HttpEvent {
  const body = `{"dType":"products","name":"Telt","price":1${more}}`;
  const headers = { 'content-type': 'application/json' };
  return { body, isBase64Encoded: false, headers: headers as object } as HttpEvent;
}

test.each(['constructor', 'prototype', 'toString'])(
  'the name %s, which every object has, is a field like any other: unknown',
  async (name) => {
    await expect(readInput(withField(''), found(route))).resolves.toBeDefined();
    const nested = withField(`,"${name}":{"isAdmin":true}`);
    await expect(readInput(nested, found(route))).rejects.toThrow(name);
  },
);

test('a prototype that was sent gives nothing that is read a field', async () => {
  const { input } = await readInput(withField(',"__proto__":{"isAdmin":true}'), found(route));
  const { values } = input.body as { values: object };
  expect([values, Object.getPrototypeOf(values), {}]).toEqual([
    { name: 'Telt', price: 100 },
    Object.prototype,
    {},
  ]);
  expect('isAdmin' in values).toBe(false);
});

test('a parameter that is sent twice is no value of its field', async () => {
  const asked = (limit: string) =>
    readInput(
      { queryStringParameters: { limit }, headers: {} as object } as unknown as HttpEvent,
      found(recordRoutes.listProducts),
    );
  // API Gateway joins them with a comma.
  await expect(asked('10,20')).rejects.toThrow('limit');
  await expect(asked('10')).resolves.toMatchObject({ input: { query: { limit: 10 } } });
});
