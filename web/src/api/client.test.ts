import { taskLists } from '@driftig/contracts/records/lists/tasks';
import { productLists } from '@driftig/contracts/records/lists/products';
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { onChangeOutcome } from './change-outcomes.ts';
import { call, callPage } from './client.ts';
import { isReachable } from './connection.ts';
import { ApiError, ConnectionError, describeError } from './errors.ts';
import { onSessionEnded } from './session/log-in-again.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const sent: Sent[] = [];

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

/** Gives the answers in turn and then repeats the last one. */
function serverAnswers(...answers: (() => Response)[]): void {
  let turn = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (answer === undefined) throw new TypeError('fetch failed');
    return Promise.resolve().then(answer);
  });
}

const loggedOut = () => json(401, { code: 'not_logged_in', message: 'Du er ikke logget ind.' });
/** A product as the server answers it. */
const product = (id: string) => ({
  dType: 'products',
  id,
  version: 1,
  name: 'Telt',
  description: '',
  quantity: 0,
  price: 0,
  unit: '',
  serialnumber: '',
  vendor: '',
  sold: 0,
});
const header = (request: Sent | undefined, name: string) =>
  new Headers(request?.init.headers).get(name);
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  );

beforeEach(() => {
  sent.length = 0;
});

describe('requests', () => {
  test('path, query and body use the wire names', async () => {
    serverAnswers(() => json(200, { message: 'ok' }));
    await call(recordRoutes.deleteRecord, { body: { type: 'customers', id: 'k-1' } });
    expect(sent[0]?.url).toBe('/del/delMainData');
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({ dType: 'customers', id: 'k-1' });
    serverAnswers(() => json(200, product('p.1')));
    await call(recordRoutes.getRecord, { params: { type: 'products', id: 'p.1' } });
    expect(sent[1]?.url).toBe('/api/products/data/p.1');
    serverAnswers(() => json(200, []));
    await callPage(invoiceLists.listInvoices, { query: { year: 2026, limit: 50 } });
    expect(sent[2]?.url).toBe('/api/invoices?limit=50&year=2026');
  });

  test('input that the contract refuses is not sent, and the error names our fields', async () => {
    serverAnswers(() => json(200, {}));
    const error = await failureOf(
      call(invoiceRoutes.changeInvoiceStatus, { body: { id: 'not an id', status: 'paid' } }),
    );
    expect(error).toMatchObject({ code: 'bad_input', fields: { id: 'Skal være et id.' } });
    expect(sent).toEqual([]);
  });

  test('only idempotent routes send an idempotency key, the caller’s if given', async () => {
    serverAnswers(() => json(201, product('a')));
    const body = { type: 'products', values: { name: 'Telt' } } as const;
    await call(recordRoutes.createRecord, { body }, { idempotencyKey: 'key-1' });
    await call(recordRoutes.createRecord, { body });
    serverAnswers(() => json(200, []));
    await callPage(productLists.listProducts, {});
    expect(sent.map((request) => header(request, 'idempotency-key'))).toEqual([
      'key-1',
      expect.stringMatching(/^[\da-f-]{36}$/),
      null,
    ]);
  });
});

describe('answers', () => {
  test('are decoded into our names and øre', async () => {
    serverAnswers(() => json(200, { firstTimeSettup: true }));
    expect(await call(companyRoutes.getFirstTimeCompany, {})).toEqual({ firstTimeSetup: true });
  });

  test('with a page include the cursor of the next one', async () => {
    serverAnswers(() => json(200, [], { 'x-next-cursor': 'c1' }));
    expect(await callPage(taskLists.listTasks, {})).toEqual({ rows: [], nextCursor: 'c1' });
  });

  test('with an error name our fields and keep the request id', async () => {
    serverAnswers(() =>
      json(400, {
        code: 'bad_input',
        message: 'Noget er ikke udfyldt rigtigt. Se felterne igennem.',
        fields: { invoiceactualnumber: 'Kan kun sættes op.' },
        requestId: 'r-1',
      }),
    );
    const body = {
      email: 'a@b.dk',
      cvr: '10150817',
      nextInvoiceNumber: 1,
      currency: 'DKK',
    } as const;
    const error = await failureOf(call(companyRoutes.updateCompanySettings, { body }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      fields: { nextInvoiceNumber: 'Kan kun sættes op.' },
      requestId: 'r-1',
    });
  });

  const ourFault = 'Der opstod en fejl hos os. Prøv igen om lidt.';
  const filtered =
    'Det blev stoppet af sikkerhedsfilteret. Skriv det på en anden måde, eller kontakt os.';
  const html = '<!DOCTYPE html><title>ERROR: The request could not be satisfied</title>';
  test.each([
    [400, '{"message":"Bad Request"}', 'internal', ourFault],
    [403, html, 'forbidden', filtered],
    [403, '{"message":"Forbidden"}', 'forbidden', filtered],
    [404, '{"message":"Not Found"}', 'internal', ourFault],
    [
      413,
      '{"message":"Request Entity Too Large"}',
      'too_large',
      'Det, du sender, fylder for meget.',
    ],
    [413, html, 'too_large', 'Det, du sender, fylder for meget.'],
    [
      429,
      '{"message":"Too Many Requests"}',
      'too_many',
      'Der er travlt lige nu. Vent lidt, og prøv igen.',
    ],
    [500, '', 'internal', ourFault],
    [502, html, 'internal', ourFault],
    [503, '{"message":"Service Unavailable"}', 'internal', ourFault],
    [504, html, 'internal', ourFault],
    [500, '"text"', 'internal', ourFault],
    [500, 'null', 'internal', ourFault],
  ])('from the gateway or the edge get our own text: %i %s', async (status, body, code, text) => {
    const headers = { 'apigw-requestid': 'g-1', 'x-amz-cf-id': 'e-1' };
    serverAnswers(() => new Response(body, { status, headers }));
    const error = await failureOf(call(companyRoutes.getFirstTimeUser, {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, code, message: text, requestId: 'g-1', fields: {} });
    expect(describeError(error)).toBe(text);
  });

  test('from the firewall have the request id of CloudFront', async () => {
    serverAnswers(() => new Response(html, { status: 403, headers: { 'x-amz-cf-id': 'e-1' } }));
    const error = await failureOf(call(companyRoutes.getFirstTimeUser, {}));
    expect(error).toMatchObject({ requestId: 'e-1' });
  });

  test('that do not match the response schema are an internal error', async () => {
    serverAnswers(() => new Response('<html>', { status: 200 }));
    expect(await failureOf(call(companyRoutes.getFirstTimeUser, {}))).toMatchObject({
      code: 'internal',
      message: 'Uventet svar fra serveren.',
    });
  });

  test('say of each change whether it was done, by one name for each try', async () => {
    const heard: (readonly [string, boolean])[] = [];
    const stop = onChangeOutcome((...outcome) => void heard.push(outcome));
    const remove = (id: string) =>
      call(recordRoutes.deleteRecord, { body: { type: 'customers', id } });
    serverAnswers(
      () => json(409, { code: 'conflict', message: 'x' }),
      () => json(200, { message: 'ok' }),
    );
    await failureOf(remove('k-1'));
    await remove('k-1');
    await remove('k-2');
    await failureOf(call(companyRoutes.getCompanySettings, {}));
    stop();
    expect(heard.map(([, isDone]) => isDone)).toEqual([false, true, true]);
    const [first, again, other] = heard.map(([act]) => act);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  test('that are missing report the server as unreachable, until the next answer', async () => {
    serverAnswers();
    expect(await failureOf(call(companyRoutes.getFirstTimeUser, {}))).toBeInstanceOf(
      ConnectionError,
    );
    expect(isReachable()).toBe(false);
    serverAnswers(() => json(200, { firstTime: false }));
    await call(companyRoutes.getFirstTimeUser, {});
    expect(isReachable()).toBe(true);
  });

  test('to an aborted call do not change whether the server is reachable', async () => {
    serverAnswers();
    const gone = AbortSignal.abort();
    await failureOf(call(companyRoutes.getFirstTimeUser, {}, { signal: gone }));
    expect(isReachable()).toBe(true);
  });
});

describe('a session that ends during work', () => {
  test('asks once for two calls, and repeats both with their own idempotency keys', async () => {
    const ask = vi.fn<() => Promise<boolean>>(async () => {
      await vi.waitFor(() => expect(sent).toHaveLength(2));
      return true;
    });
    const stop = onSessionEnded(ask);
    const created = () => json(201, product('a'));
    serverAnswers(loggedOut, loggedOut, created, created);
    const body = { type: 'products', values: { name: 'Telt' } } as const;
    const create = (idempotencyKey: string) =>
      call(recordRoutes.createRecord, { body }, { idempotencyKey });
    await Promise.all([create('key-1'), create('key-2')]);
    stop();
    expect(ask).toHaveBeenCalledTimes(1);
    const keys = sent.map((request) => header(request, 'idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-2', 'key-1', 'key-2']);
  });

  test('gives the 401 when the user does not log in again', async () => {
    const stop = onSessionEnded(() => Promise.resolve(false));
    serverAnswers(loggedOut);
    const error = await failureOf(call(companyRoutes.getFirstTimeUser, {}));
    stop();
    expect(error).toMatchObject({ status: 401, code: 'not_logged_in' });
    expect(sent).toHaveLength(1);
  });

  test('is not assumed after a wrong password', async () => {
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const stop = onSessionEnded(ask);
    serverAnswers(() => json(401, { code: 'wrong_credentials', message: 'Login fejlede.' }));
    const body = { email: 'a@b.dk', password: 'forkert1' };
    const error = await failureOf(call(authRoutes.logIn, { body }));
    stop();
    expect(error).toMatchObject({ code: 'wrong_credentials', message: 'Login fejlede.' });
    expect(ask).not.toHaveBeenCalled();
  });
});
