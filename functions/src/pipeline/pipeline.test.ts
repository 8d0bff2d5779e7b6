import { companyRoutes } from '@driftig/contracts/company/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { routesOf, type Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { invokeRoute } from '@driftig/local-cloud/testing/harness';
import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { injectFaults } from '@driftig/tests/support/stack/faults';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';

import type { Handler } from './handler.ts';
import { services } from './services.ts';
import { serve } from './serve.ts';

const json = { 'content-type': 'application/json' };
const product = { dType: 'products', name: 'Telt' };

let company: TestCompany;
let owner: Caller;
beforeAll(async () => {
  company = await createCompany();
  ({ owner } = company);
});

const stored = async () => (await company.store.records.list('products', {})).rows.length;

describe('a body', () => {
  test.each([
    ['is not JSON', '{"dType":', json, 400, 'malformed'],
    ['is missing', '', json, 400, 'malformed'],
    [
      'is JSON with content type text/plain',
      '{}',
      { 'content-type': 'text/plain' },
      400,
      'malformed',
    ],
    ['is a form', 'dType=products', {}, 400, 'malformed'],
    ['is null instead of an object', 'null', json, 400, 'bad_input'],
    ['is larger than 64 KiB', `{}${' '.repeat(64 * 1024)}`, json, 413, 'too_large'],
  ])(
    'that %s is refused, and nothing is written',
    async (_what, rawBody, headers, status, code) => {
      const before = await stored();
      const answer = await owner.call(recordRoutes.createRecord, { rawBody, headers });
      expect(answer.status).toBe(status);
      expect(answer.json).toMatchObject({ code });
      expect(await stored()).toBe(before);
    },
  );

  test('with exactly 64 KiB is accepted', async () => {
    const text = JSON.stringify(product);
    const rawBody = text + ' '.repeat(64 * 1024 - text.length);
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const answer = await owner.call(recordRoutes.createRecord, { rawBody, headers });
    expect(answer.status).toBe(201);
  });

  test('with several errors names each at its field, in Danish', async () => {
    const body = { dType: 'products', price: 'dyr', quantity: -1, isAdmin: true };
    const answer = await owner.call(recordRoutes.createRecord, { body });
    expect(answer.json).toMatchObject({
      code: 'bad_input',
      message: 'Navn is required',
      fields: {
        name: 'Navn is required',
        price: 'Skriv et beløb med højst to decimaler.',
        quantity: 'Skriv et antal på mindst 0 med højst to decimaler.',
        isAdmin: 'Ukendt felt.',
      },
    });
  });
});

describe('an error answer', () => {
  test('has a Danish message, a code and the request id, and no details', async () => {
    const unknown = { type: 'products', id: 'unknown' };
    const answer = await owner.call(recordRoutes.getRecord, { params: unknown });
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({
      message: 'Det findes ikke.',
      code: 'not_found',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(answer.headers['x-request-id']).toBe((answer.json as { requestId: string }).requestId);
  });

  test('is the same 404 for an unknown route as for an unknown record', async () => {
    const nowhere = { ...recordRoutes.getRecord, path: '/api/secrets' } as Route;
    const answer = await owner.call(nowhere);
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ message: 'Det findes ikke.', code: 'not_found' });
  });

  test('is a 500 without any details when something of ours fails', async () => {
    const stop = injectFaults({ table: services().table, next: () => 'lostRequest' });
    onTestFinished(stop);
    const answer = await owner.call(recordRoutes.createRecord, { body: product });
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual({
      message: 'Der opstod en fejl hos os. Prøv igen om lidt.',
      code: 'internal',
      requestId: answer.headers['x-request-id'],
    });
  });
});

test('every answer forbids caching, framing, MIME sniffing and scripts', async () => {
  const answers = [
    await owner.call(companyRoutes.getCurrency),
    await call(companyRoutes.getCurrency),
    await owner.call(recordRoutes.createRecord, { rawBody: 'x', headers: json }),
  ];
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
});

test('a public route has no company whose plan or stored answers could be checked', () => {
  const checked = allRoutes.filter(
    ({ access, plan, idempotent }) => access === 'public' && (plan ?? idempotent) !== undefined,
  );
  expect(checked.map(({ key }) => key)).toEqual([]);
});

describe('the order of the checks', () => {
  test('the session is checked before the body is read', async () => {
    const answer = await call(recordRoutes.createRecord, { rawBody: 'x', headers: json });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ code: 'not_logged_in', message: 'Du er ikke logget ind.' });
  });

  test('the access right is checked before the body is read', async () => {
    const input = { rawBody: 'x', headers: json };
    const answer = await company.employee.call(recordRoutes.createRecord, input);
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ code: 'forbidden' });
  });
});

const routes = routesOf('chat', {
  say: {
    method: 'POST',
    path: '/chat/say',
    access: 'member',
    plan: 'chat',
    summary: 'Siger det, der blev sagt',
    body: z.object({ text: z.string() }),
    response: z.object({ text: z.string() }),
  },
  upload: {
    method: 'POST',
    path: '/chat/upload',
    access: 'member',
    summary: 'Tager imod en fil',
    body: z.object({ header: z.string() }),
    files: { image: { mediaTypes: ['image/png'], maxBytes: 1000, required: true } },
    response: z.object({ header: z.string(), bytes: z.int() }),
  },
  list: {
    method: 'GET',
    path: '/chat/list',
    access: 'member',
    summary: 'En side',
    query: z.object({ cursor: z.string().optional() }),
    response: z.array(z.int()),
  },
});

/** Answers with an undeclared field, and for the text 'wrong' with a wrong type. */
const say: Handler<typeof routes.say> = async ({ input: { body } }) => {
  const whole = { ...body, passwordHash: 'x' };
  return body.text === 'wrong' ? ({ text: 7 } as never) : whole;
};
const upload: Handler<typeof routes.upload> = async ({ input, files }) => ({
  ...input.body,
  bytes: files.get('image')?.content.length ?? 0,
});
const list: Handler<typeof routes.list> = async ({ input, nextPage }) => {
  nextPage(input.query.cursor === undefined ? 'next' : undefined);
  return [1, 2];
};
const handler = serve(routes, { say, upload, list }) as unknown as LambdaHandler;

type Input = Partial<Parameters<typeof invokeRoute>[1]>;

async function ask(caller: Caller, { method, path, word }: Route, input: Input) {
  const cookies = await caller.session();
  return invokeRoute(handler, { method, path, word, cookies, ...input });
}

describe('the answer of a handler', () => {
  test('is sent without fields that the response schema does not declare', async () => {
    const answer = await ask(owner, routes.say, { body: { text: 'hej' } });
    expect(answer.text).toBe('{"text":"hej"}');
  });

  test('is a 500 when it does not fit the response schema', async () => {
    const answer = await ask(owner, routes.say, { body: { text: 'wrong' } });
    expect(answer.status).toBe(500);
    expect(answer.json).toMatchObject({ code: 'internal' });
    expect(answer.json).not.toHaveProperty('fields');
  });

  test('has the header x-next-cursor until the last page', async () => {
    const first = await ask(owner, routes.list, {});
    expect(first.headers['x-next-cursor']).toBe('next');
    const last = await ask(owner, routes.list, { query: { cursor: 'next' } });
    expect(last.headers).not.toHaveProperty('x-next-cursor');
  });
});

describe('a route that needs a plan', () => {
  test('is refused (402) on a smaller plan, with a text that says what to do', async () => {
    const starter = await createCompany({ plan: 'starter' });
    const answer = await ask(starter.owner, routes.say, { body: { text: 'hej' } });
    expect(answer.status).toBe(402);
    expect(answer.json).toMatchObject({
      code: 'plan_limit',
      message: 'Jeres plan omfatter ikke dette. Skift plan for at fortsætte.',
    });
  });

  test('is open on a plan that has it', async () => {
    const pro = await createCompany({ plan: 'pro' });
    expect((await ask(pro.owner, routes.say, { body: { text: 'hej' } })).status).toBe(200);
  });
});

describe('a form with a file', () => {
  const boundary = 'graense';
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const partsOf = (...parts: readonly string[]) =>
    [...parts.map((part) => `--${boundary}\r\n${part}\r\n`), `--${boundary}--\r\n`].join('');
  const header = 'Content-Disposition: form-data; name="header"\r\n\r\nBlå scene';
  const image =
    'Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nPNG';

  test('reaches its handler with fields and file', async () => {
    const answer = await ask(owner, routes.upload, { rawBody: partsOf(header, image), headers });
    expect(answer.json).toEqual({ header: 'Blå scene', bytes: 3 });
  });

  test('is checked against its schema and its declared files', async () => {
    const noHeader = await ask(owner, routes.upload, { rawBody: partsOf(image), headers });
    expect(noHeader.json).toMatchObject({
      code: 'bad_input',
      fields: { header: 'Skal udfyldes.' },
    });
    const noFile = await ask(owner, routes.upload, { rawBody: partsOf(header), headers });
    expect(noFile.json).toMatchObject({ code: 'bad_input', fields: { image: 'Vælg en fil.' } });
  });
});
