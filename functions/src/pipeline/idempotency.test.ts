import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { injectFaults } from '@driftig/tests/support/stack/faults';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { services } from './services.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  await Promise.all([company.owner.session(), company.administrator.session()]);
});

const stored = async () => (await company.store.records.list('products', {})).rows.length;
const create = (key: string | undefined, name = 'Telt', who = company.owner) =>
  who.call(recordRoutes.createRecord, {
    body: { dType: 'products', name },
    headers: { 'idempotency-key': key },
  });

describe('a repeated idempotency key', () => {
  test('writes once and gets the first answer again', async () => {
    const before = await stored();
    const first = await create('key-again');
    const again = await create('key-again');
    expect(first.status).toBe(201);
    expect([again.status, again.json]).toEqual([first.status, first.json]);
    expect(await stored()).toBe(before + 1);
  });

  test('in ten requests at once writes once, and all get the same answer', async () => {
    const before = await stored();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 10 }, () => create('key-at-once')),
    );
    expect(first?.status).toBe(201);
    for (const { status, json } of others)
      expect([status, json]).toEqual([first?.status, first?.json]);
    expect(await stored()).toBe(before + 1);
  });

  test('gets the answer on a retry when the first one was lost', async () => {
    const before = await stored();
    const faults = ['lostAnswer'] as const;
    let transaction = 0;
    const stop = injectFaults({ table: services().table, next: () => faults[transaction++] });
    onTestFinished(stop);
    expect((await create('key-lost-answer')).status).toBe(500);
    expect((await create('key-lost-answer')).status).toBe(201);
    expect(await stored()).toBe(before + 1);
  });

  test('with another request is refused (409)', async () => {
    await create('key-other-body');
    const before = await stored();
    const other = await create('key-other-body', 'Scene');
    expect(other.status).toBe(409);
    expect(other.json).toMatchObject({ code: 'key_reused' });
    expect(await stored()).toBe(before);
  });

  test('from another user is another key', async () => {
    const first = await create('key-someone');
    const other = await create('key-someone', 'Telt', company.administrator);
    expect(other.status).toBe(201);
    expect(other.json).not.toEqual(first.json);
  });

  test('is a new key after 24 hours', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    const first = await create('key-next-day');
    vi.useRealTimers();
    const next = await create('key-next-day');
    expect(next.status).toBe(201);
    expect(next.json).not.toEqual(first.json);
  });

  test('can be used again after a refusal, which is not stored', async () => {
    expect((await create('key-refused', '')).status).toBe(400);
    expect((await create('key-refused', 'Telt')).status).toBe(201);
  });
});

test('without a key each request writes its own record', async () => {
  const before = await stored();
  await create(undefined);
  await create(undefined);
  expect(await stored()).toBe(before + 2);
});

test.each(['kort', 'x'.repeat(65), 'med mellemrum', 'med#havelåge', 'c#1#answer'])(
  'the key %j is refused',
  async (key) => {
    const before = await stored();
    const answer = await create(key);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'bad_input',
      fields: { 'Idempotency-Key': 'Nøglen har 8 til 64 bogstaver, tal eller bindestreger.' },
    });
    expect(await stored()).toBe(before);
  },
);
