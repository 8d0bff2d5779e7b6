import { recordRoutes } from '@driftig/contracts/records/routes';
import { describe, expect, test } from 'vitest';

import type { HttpEvent } from './request.ts';
import { bodyBytes } from './read-input.ts';

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
