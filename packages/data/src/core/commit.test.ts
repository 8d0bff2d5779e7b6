import { createServer } from 'node:http';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { closeServer, listen } from '@driftig/local-cloud/stand-ins/ports';
import { injectFaults, type Fault } from '@driftig/tests/support/stack/faults';
import { invoiceOf } from '@driftig/tests/support/company/invoices';
import { ulid } from 'ulid';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { openTable, type Table } from './client.ts';
import { AlreadyAnswered, outboxShards, type Change } from './commit.ts';
import { auditEntity, outboxEntity } from '../log/log.entities.ts';
import { companyStore, type CompanyStore, type IdempotentStore } from '../store.ts';
import { isThrottled } from './throttling.ts';

const now = '2026-11-12T10:00:00.000Z';

interface TestCompany {
  readonly table: Table;
  readonly companyId: string;
  readonly store: CompanyStore;
}

/** A new company on a connection of its own, so that injected faults affect nothing else. */
function newCompany(
  idempotency?: { key: string; request: string },
  at = now,
  id = ulid(),
  timeLeft?: () => number,
): TestCompany {
  const table = openTable(process.env['TABLE_NAME'] ?? '');
  const moment = { now: at, newId: ulid, idempotency, timeLeft };
  return {
    table,
    companyId: id,
    store: companyStore(table, { companyId: id, userId: 'u1' }, moment),
  };
}

function creation({ store }: TestCompany, id = 'a1'): Change {
  return {
    writes: store.records.insert('customers', [{ id, values: { company: 'Holm' }, at: now }]),
    audit: { action: 'records.created', subject: `customers ${id}` },
    answer: { id },
  };
}

/** Injects these faults into the next transactions, in order. Returns a counter of attempts. */
function withFaults({ table }: TestCompany, faults: readonly Fault[]): () => number {
  let tries = 0;
  const stop = injectFaults({ table, next: () => faults[tries++] });
  onTestFinished(stop);
  return () => tries;
}

async function auditOf({ table, companyId }: TestCompany): Promise<readonly string[]> {
  const { data } = await auditEntity(table).query.main({ companyId }).go();
  return data.map(({ subject }) => subject);
}

describe('a change', () => {
  test('is stored with an audit record of who did what and when', async () => {
    const company = newCompany();
    await company.store.commit(creation(company));
    expect(await company.store.records.get('customers', 'a1')).toMatchObject({ version: 1 });
    const { data } = await auditEntity(company.table)
      .query.main({ companyId: company.companyId })
      .go();
    expect(data).toMatchObject([
      { by: 'u1', at: now, action: 'records.created', subject: 'customers a1' },
    ]);
  });

  test('stores its events in the outbox in the same transaction', async () => {
    const company = newCompany();
    const payload = {
      email: 'mette@nordlysevent.dk',
      companyName: company.companyId,
      plan: 'pro' as const,
    };
    await company.store.commit({
      ...creation(company),
      outbox: [{ name: 'companyRegistered', payload }],
    });
    const shards = Array.from({ length: outboxShards }, (_, index) => String(index));
    const found = await Promise.all(
      shards.map((shard) => outboxEntity(company.table).query.main({ shard }).go({ pages: 'all' })),
    );
    const data = found.flatMap((result) => result.data);
    expect(data).toContainEqual(
      expect.objectContaining({ companyId: company.companyId, name: 'companyRegistered', payload }),
    );
  });

  test('is written not at all when one condition fails', async () => {
    const company = newCompany();
    await company.store.commit(creation(company));
    const again = creation(company);
    const added = { id: 'a2', values: { company: 'Ny' }, at: now };
    const other = company.store.records.insert('customers', [added]);
    await expect(
      company.store.commit({ ...again, writes: [...other, ...again.writes] }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect((await company.store.records.list('customers', {})).rows).toHaveLength(1);
    expect(await auditOf(company)).toEqual(['customers a1']);
  });
});

test('100 items are written in one transaction, and more are refused before any is', async () => {
  const company = newCompany();
  const written = (count: number) => {
    const records = Array.from({ length: count }, () => ({ id: ulid(), values: {}, at: now }));
    const writes = company.store.records.insert('customers', records);
    return company.store.commit({ ...creation(company), writes });
  };
  await written(99);
  await expect(written(100)).rejects.toMatchObject({ code: 'bad_input', details: { items: 101 } });
  expect(await auditOf(company)).toHaveLength(1);
});

describe('a failed condition is thrown as the error of its write', () => {
  test('not_found for a record that is gone', async () => {
    const company = newCompany();
    const nobody = { id: 'nobody', version: 1, values: {} };
    const removal = company.store.records.remove('customers', nobody, '2026-03-14T12:00:00Z');
    const change = { ...creation(company), writes: [...creation(company).writes, ...removal] };
    await expect(company.store.commit(change)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('conflict for an edit of an older version', async () => {
    const company = newCompany();
    await company.store.commit(creation(company));
    const read = await company.store.records.get('customers', 'a1');
    const edit = (name: string) => ({
      ...creation(company),
      writes: company.store.records.replace('customers', read, { company: name }, now),
    });
    await company.store.commit(edit('Først'));
    await expect(company.store.commit(edit('Sidst'))).rejects.toMatchObject({ code: 'conflict' });
    expect(await company.store.records.get('customers', 'a1')).toMatchObject({
      version: 2,
      values: { company: 'Først' },
    });
  });

  test("the caller's own error for a number in use", async () => {
    const company = newCompany();
    const issue = (id: string) => ({
      ...creation(company, id),
      writes: [company.store.invoices.insert(invoiceOf(1), () => new Error('brugt'))],
    });
    await company.store.commit(issue('a1'));
    await expect(company.store.commit(issue('a2'))).rejects.toThrow('brugt');
  });
});

describe('contention', () => {
  test('is retried until the change is written, once', async () => {
    const company = newCompany();
    const tries = withFaults(company, ['contention', 'contention', 'contention']);
    await company.store.commit(creation(company));
    expect(tries()).toBe(4);
    expect(await auditOf(company)).toEqual(['customers a1']);
  });

  test('that never ends is a conflict (409), and nothing is written', async () => {
    const company = newCompany();
    const tries = withFaults(
      company,
      Array.from({ length: 100 }, () => 'contention'),
    );
    await expect(company.store.commit(creation(company))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(tries()).toBe(12);
    expect((await company.store.records.list('customers', {})).rows).toEqual([]);
  });

  test('is the only error retried, since after others the change may have been written', async () => {
    const company = newCompany();
    const tries = withFaults(company, ['lostAnswer']);
    await expect(company.store.commit(creation(company))).rejects.toThrow('The answer was lost');
    expect(tries()).toBe(1);
    expect((await company.store.records.list('customers', {})).rows).toHaveLength(1);
  });
});

describe('throttling', () => {
  test('is retried with a longer backoff, and the change is written once', async () => {
    const company = newCompany();
    const tries = withFaults(company, ['throttling', 'throttling']);
    await company.store.commit(creation(company));
    expect(tries()).toBe(3);
    expect(await auditOf(company)).toEqual(['customers a1']);
  });

  test("that outlasts the caller's deadline is busy (503), not a conflict, and nothing is written", async () => {
    const company = newCompany(undefined, now, ulid(), () => 0);
    const tries = withFaults(company, ['throttling']);
    await expect(company.store.commit(creation(company))).rejects.toMatchObject({ code: 'busy' });
    expect(tries()).toBe(1);
    expect((await company.store.records.list('customers', {})).rows).toEqual([]);
  });

  test('is recognised by error name, by cancellation reason and wrapped by ElectroDB', () => {
    const named = Object.assign(new Error('slow down'), {
      name: 'ProvisionedThroughputExceededException',
    });
    expect(isThrottled(named)).toBe(true);
    expect(isThrottled(new Error('failed', { cause: named }))).toBe(true);
    expect(isThrottled(new Error('failed'))).toBe(false);
    expect(isThrottled('ThrottlingException')).toBe(false);
  });
});

test('a hung connection is closed, and the request is retried', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    if (requests > 1) response.end('{}');
  });
  const port = await listen(server, 0);
  onTestFinished(() => closeServer(server));
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  const { client } = openTable('slow', { requestTimeout: 500 });
  const answer = await client.send(
    new GetCommand({ TableName: 'slow', Key: { pk: 'a', sk: 'b' } }),
  );
  expect(answer.Item).toBeUndefined();
  expect(requests).toBe(2);
});

describe('the answer to an Idempotency-Key', () => {
  const key = { key: 'samme-noegle', request: 'r1' };
  const ask = { userId: 'u1', ...key, now };

  test('is stored, and the same key writes nothing again', async () => {
    const company = newCompany(key);
    await company.store.commit(creation(company, 'a1'));
    await expect(company.store.commit(creation(company, 'a2'))).rejects.toThrow(AlreadyAnswered);
    expect(await company.store.answers.find(ask)).toEqual({ id: 'a1' });
    expect((await company.store.records.list('customers', {})).rows).toHaveLength(1);
  });

  test('is required in the change of an idempotent route', async () => {
    const company = newCompany(key);
    const store: IdempotentStore = company.store;
    const { answer: _, ...change } = creation(company);
    // @ts-expect-error The type asks for the answer, too.
    await expect(store.commit(change)).rejects.toThrow('has no answer');
    expect(await auditOf(company)).toEqual([]);
  });

  test('takes precedence over every other failed condition', async () => {
    const company = newCompany(key);
    await company.store.commit(creation(company));
    await expect(company.store.commit(creation(company))).rejects.toThrow(AlreadyAnswered);
  });

  test('is stored even when the response of the write was lost', async () => {
    const company = newCompany(key);
    withFaults(company, ['lostAnswer']);
    await expect(company.store.commit(creation(company))).rejects.toThrow('The answer was lost');
    expect(await company.store.answers.find(ask)).toEqual({ id: 'a1' });
  });

  test('is not stored when the write never arrived', async () => {
    const company = newCompany(key);
    withFaults(company, ['lostRequest']);
    await expect(company.store.commit(creation(company))).rejects.toThrow('The request was lost');
    expect(await company.store.answers.find(ask)).toBeUndefined();
    await company.store.commit(creation(company));
  });

  test('belongs to the user who sent the key', async () => {
    const company = newCompany(key);
    await company.store.commit(creation(company));
    expect(await company.store.answers.find({ ...ask, userId: 'u2' })).toBeUndefined();
    expect(await newCompany(key).store.answers.find(ask)).toBeUndefined();
  });

  test('is refused to another request with the same key', async () => {
    const company = newCompany(key);
    await company.store.commit(creation(company));
    await expect(company.store.answers.find({ ...ask, request: 'r2' })).rejects.toMatchObject({
      code: 'key_reused',
    });
  });

  test('expires after 24 hours, and the key can be used again', async () => {
    const company = newCompany(key);
    await company.store.commit(creation(company));
    const almost = '2026-11-13T09:59:59.000Z';
    const then = '2026-11-13T10:00:00.000Z';
    expect(await company.store.answers.find({ ...ask, now: almost })).toEqual({ id: 'a1' });
    expect(await company.store.answers.find({ ...ask, now: then })).toBeUndefined();
    const later = newCompany(key, then, company.companyId);
    await later.store.commit(creation(later, 'a2'));
    expect(await later.store.answers.find({ ...ask, now: then })).toEqual({ id: 'a2' });
  });
});
