import { createServer, request as httpRequest } from 'node:http';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpGateway } from './http-gateway.ts';
import type { LambdaHandler } from './lambda.ts';
import { closeServer, listen } from '../stand-ins/ports.ts';

/** Answers with its event, or as the query says. */
const echo: LambdaHandler = async (event, context) => {
  const { queryStringParameters } = event as APIGatewayProxyEventV2;
  if (queryStringParameters?.['fail'] !== undefined) throw new Error('on purpose');
  if (queryStringParameters?.['cookies'] !== undefined) {
    return {
      statusCode: 201,
      headers: { 'X-Thing': 'yes', 'content-type': 'application/pdf' },
      cookies: ['a=1; HttpOnly', 'b=2'],
      body: Buffer.from([0, 255, 37]).toString('base64'),
      isBase64Encoded: true,
    };
  }
  return { event, context: contextFacts(context) };
};

const contextFacts = (context: Context) => ({
  id: context.awsRequestId,
  name: context.functionName,
  remaining: context.getRemainingTimeInMillis(),
});

interface Echo {
  readonly event: APIGatewayProxyEventV2;
  readonly context: ReturnType<typeof contextFacts>;
}

const errors: unknown[] = [];
const server = createServer(
  { maxHeaderSize: 64 * 1024 },
  createHttpGateway({
    routes: [
      { key: 'recordOptions', word: 'records', method: 'GET', path: '/api/{type}/options' },
      { key: 'saveNew', word: 'records', method: 'POST', path: '/apis/savenew' },
      { key: 'vacations', word: 'vacation', method: 'POST', path: '/vacation' },
      { key: 'department', word: 'records', method: 'POST', path: '/api/departments' },
      { key: 'logo', word: 'company', method: 'GET', path: '/api/logo/{id}' },
    ],
    loadHandler: () => Promise.resolve(echo),
    onError: (error) => errors.push(error),
  }),
);
let site = '';
beforeAll(async () => {
  site = `http://127.0.0.1:${await listen(server, 0)}`;
});
afterAll(() => closeServer(server));

const call = async (path: string, init?: RequestInit) => fetch(`${site}${path}`, init);
const echoOf = async (path: string, init?: RequestInit) =>
  (await (await call(path, init)).json()) as Echo;
const statusOfBody = async (bytes: number) =>
  (await call('/apis/savenew', { method: 'POST', body: new Uint8Array(bytes) })).status;
const statusOfCookie = async (bytes: number) =>
  (await call('/api/x/options', { headers: { cookie: `t=${'x'.repeat(bytes)}` } })).status;

test('the event has route, path and parameters as in payload format 2.0', async () => {
  const { event } = await echoOf('/api/caf%C3%A9/options?a=1&b=x%20y');
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'ANY /api/{proxy+}',
    rawPath: '/api/café/options',
    rawQueryString: 'a=1&b=x%20y',
    queryStringParameters: { a: '1', b: 'x y' },
    pathParameters: { proxy: 'café/options' },
    isBase64Encoded: false,
    requestContext: {
      routeKey: 'ANY /api/{proxy+}',
      stage: '$default',
      http: { method: 'GET', path: '/api/café/options', sourceIp: '127.0.0.1' },
    },
  });
  expect(event.body).toBeUndefined();
});

test('parts that the request does not have are left out of the event', async () => {
  const { event } = await echoOf('/vacation', { method: 'POST' });
  expect(event).not.toHaveProperty('queryStringParameters');
  expect(event).not.toHaveProperty('pathParameters');
  expect(event).not.toHaveProperty('cookies');
  expect(event).not.toHaveProperty('body');
});

test('repeated query parameters are joined with commas', async () => {
  const { event } = await echoOf('/api/x/options?status=1&status=2&status=a%2Cb');
  expect(event.queryStringParameters).toEqual({ status: '1,2,a,b' });
});

test('cookies are in their own list and not among the headers', async () => {
  const { event } = await echoOf('/api/x/options', { headers: { cookie: 'a=1; b=2=3' } });
  expect(event.cookies).toEqual(['a=1', 'b=2=3']);
  expect(event.headers).not.toHaveProperty('cookie');
});

test('header names are lower case, and repeated headers are joined with commas', async () => {
  const got = await new Promise<string>((resolve, reject) => {
    const sent = httpRequest(
      `${site}/api/x/options`,
      { headers: ['Host', 'site', 'X-One', 'a', 'x-one', 'b', 'X-Forwarded-For', '203.0.113.9'] },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve(text));
      },
    );
    sent.on('error', reject).end();
  });
  const { event } = JSON.parse(got) as Echo;
  expect(event.headers['x-one']).toBe('a,b');
  expect(event.headers['x-forwarded-for']).toBe('203.0.113.9,127.0.0.1');
});

test('the function never sees the host name of the site', async () => {
  const { event } = await echoOf('/api/x/options');
  expect(event.headers['host']).toBe(event.requestContext.domainName);
});

test('a JSON body is passed on as text, anything else in base64', async () => {
  const json = await echoOf('/apis/savenew', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: '{"navn":"Åse"}',
  });
  expect(json.event).toMatchObject({ body: '{"navn":"Åse"}', isBase64Encoded: false });

  const form = new FormData();
  form.set('file', new Blob([new Uint8Array([0, 255, 10])]), 'a.bin');
  const multipart = await echoOf('/apis/savenew', { method: 'POST', body: form });
  expect(multipart.event.isBase64Encoded).toBe(true);
  expect(Buffer.from(multipart.event.body ?? '', 'base64').includes(255)).toBe(true);
});

test('the function gets a context with its name, the request id and the remaining time', async () => {
  const { event, context } = await echoOf('/api/x/options');
  expect(context.id).toBe(event.requestContext.requestId);
  expect(context.name).toBe('records');
  expect(context.remaining).toBeGreaterThan(20_000);
});

test('the browser gets status, headers, cookies and the decoded base64 body', async () => {
  const answer = await call('/api/x/options?cookies=1');
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-thing')).toBe('yes');
  expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255, 37]);
});

test('a function that throws is a 500 without details, and onError gets the error', async () => {
  const answer = await call('/api/x/options?fail=1');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: 'Internal Server Error' });
  expect(errors.splice(0)).toEqual([new Error('on purpose')]);
});

test('an unknown path goes to the function of the default route', async () => {
  for (const unknown of ['/elsewhere/x?a=1', '/vacation', '/api/']) {
    const { event, context } = await echoOf(unknown);
    expect(event.routeKey).toBe('$default');
    expect(event.rawPath).toBe(unknown.split('?')[0]);
    expect(context.name).toBe('auth');
  }
});

test('whatever is below a path goes to the word with most of its routes, but for those of other words', async () => {
  const led = {
    '/api/x/nothing': ['ANY /api/{proxy+}', 'records'],
    '/apis/savenew': ['ANY /apis/{proxy+}', 'records'],
    '/api/logo/7': ['GET /api/logo/{id}', 'company'],
  };
  for (const [path, [routeKey, word]] of Object.entries(led)) {
    const { event, context } = await echoOf(path);
    expect([event.routeKey, context.name]).toEqual([routeKey, word]);
  }
});

test('a path with a malformed percent code is a 400', async () => {
  expect((await call('/api/%E0%A4%A/options')).status).toBe(400);
});

test('a body over 10 MB is a 413, one of 10 MB is accepted', async () => {
  const limit = 10 * 1024 * 1024;
  expect(await statusOfBody(limit + 1)).toBe(413);
  expect(await statusOfBody(limit)).toBe(200);
});

test('a request line with headers over 10,240 bytes is a 431', async () => {
  expect(await statusOfCookie(10_240)).toBe(431);
  expect(await statusOfCookie(9_000)).toBe(200);
});
