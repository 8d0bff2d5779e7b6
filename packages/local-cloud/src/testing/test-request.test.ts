import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import { invokeRoute } from './harness.ts';
import type { LambdaHandler } from '../gateway/lambda.ts';
import { cookieJar } from './test-request.ts';

const echo: LambdaHandler = (event) => Promise.resolve(event);
const route = { method: 'POST', path: '/apis/update/{id}', word: 'records' };

test('a test request becomes the same event as a real request to the gateway', async () => {
  const answer = await invokeRoute(echo, {
    ...route,
    pathParameters: { id: 'a/b' },
    query: { year: '2026' },
    body: { name: 'Åse' },
    cookies: { session: 'x', other: 'y' },
    headers: { 'Idempotency-Key': '1', origin: undefined },
  });
  const event = answer.json as APIGatewayProxyEventV2;
  expect(event).toMatchObject({
    routeKey: 'ANY /apis/{proxy+}',
    rawPath: '/apis/update/a/b',
    pathParameters: { proxy: 'update/a/b' },
    queryStringParameters: { year: '2026' },
    cookies: ['session=x', 'other=y'],
    body: '{"name":"Åse"}',
    isBase64Encoded: false,
  });
  expect(event.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': '1',
  });
  expect(event.headers).not.toHaveProperty('origin');
});

test('cookies of an answer are kept for later requests until they are cleared', () => {
  const jar = cookieJar({ cookies: ['a=1; HttpOnly; Path=/', 'b=x=y; Max-Age=60'] });
  expect(jar).toEqual({ a: '1', b: 'x=y' });
  expect(cookieJar({ cookies: ['a=; Max-Age=0; Path=/'] }, jar)).toEqual({ b: 'x=y' });
});
