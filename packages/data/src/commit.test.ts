import { createServer } from 'node:http';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { closeServer, listen } from '@driftig/local-cloud/stand-ins/ports';
import { injectFaults, type Fault } from '@driftig/tests/support/faults';
import { invoiceOf } from '@driftig/tests/support/invoices';
import { ulid } from 'ulid';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { openTable, type Table } from './client.ts';
import { AlreadyAnswered, outboxShards, type Change } from './commit.ts';
import { auditEntity, outboxEntity } from './log.entities.ts';
import { companyStore, type CompanyStore } from './store.ts';
import { isThrottled } from './throttling.ts';

const now = '2026-11-12T10:00:00.000Z';

interface Stage {
  readonly table: Table;
  readonly companyId: string;
  readonly store: CompanyStore;
}

/** A company of its own, on a connection of its own, so that faults hit nothing else. */
function stage(
  idempotency?: { key: string; request: string },
  at = now,
  id = ulid(),
  patience?: () => number,
): Stage {
  const table = openTable(process.env['TABLE_NAME'] ?? '');
  const moment = { now: at, newId: ulid, idempotency, patience };
  return {
    table,
    companyId: id,
    store: companyStore(table, { companyId: id, userId: 'u1' }, moment),
  };
}

function creation({ store }: Stage, id = 'a1'): Change {
  return {
    writes: store.records.insert('customers', [{ id, values: { company: 'Holm' }, at: now }]),
    audit: { action: 'records.created', subject: `customers ${id}` },
    answer: { id },
  };
}

/** The next transactions meet these faults, in this order. Tells how many were tried. */
function withFaults({ table }: Stage, faults: readonly Fault[]): () => number {
  let tries = 0;
  const stop = injectFaults({ table, next: () => faults[tries++] });
  onTestFinished(stop);
  return () => tries;
}

async function auditOf({ table, companyId }: Stage): Promise<readonly string[]> {
  const { data } = await auditEntity(table).query.main({ companyId }).go();
  return data.map(({ subject }) => subject);
}

describe('a change', () => {
  test('is stored with its trace: who did what, and when', async () => {
    const company = stage();
    await company.store.commit(creation(company));
    expect(await company.store.records.get('customers', 'a1')).toMatchObject({ version: 1 });
    const { data } = await auditEntity(company.table)
      .query.main({ companyId: company.companyId })
      .go();
    expect(data).toMatchObject([
      { by: 'u1', at: now, action: 'records.created', subject: 'customers a1' },
    ]);
  });

  test('sends its events on in the same moment', async () => {
    const company = stage();
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

  test('that is refused in one part leaves no part of it', async () => {
    const company = stage();
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

describe('a refused condition is the error of the write that was refused', () => {
  test('a record that is gone: not found', async () => {
    const company = stage();
    const nobody = { id: 'nobody', version: 1, values: {} };
    const removal = company.store.records.remove('customers', nobody);
    const change = { ...creation(company), writes: [...creation(company).writes, ...removal] };
    await expect(company.store.commit(change)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an edit of what another has edited: conflict', async () => {
    const company = stage();
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

  test('a number that is used: what its caller says', async () => {
    const company = stage();
    const issue = (id: string) => ({
      ...creation(company, id),
      writes: [company.store.invoices.insert(invoiceOf(1), () => new Error('brugt'))],
    });
    await company.store.commit(issue('a1'));
    await expect(company.store.commit(issue('a2'))).rejects.toThrow('brugt');
  });
});

describe('contention', () => {
  test('is tried again until the change is through, once', async () => {
    const company = stage();
    const tries = withFaults(company, ['contention', 'contention', 'contention']);
    await company.store.commit(creation(company));
    expect(tries()).toBe(4);
    expect(await auditOf(company)).toEqual(['customers a1']);
  });

  test('that never ends is a conflict, and nothing is written', async () => {
    const company = stage();
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

  test('nothing else is tried again: nobody knows whether it was done', async () => {
    const company = stage();
    const tries = withFaults(company, ['lostAnswer']);
    await expect(company.store.commit(creation(company))).rejects.toThrow('The answer was lost');
    expect(tries()).toBe(1);
    expect((await company.store.records.list('customers', {})).rows).toHaveLength(1);
  });
});

describe('throttling', () => {
  test('is waited out, and the change is done once', async () => {
    const company = stage();
    const tries = withFaults(company, ['throttling', 'throttling']);
    await company.store.commit(creation(company));
    expect(tries()).toBe(3);
    expect(await auditOf(company)).toEqual(['customers a1']);
  });

  test('that outlasts the caller is busy, not a conflict, and nothing is written', async () => {
    const company = stage(undefined, now, ulid(), () => 0);
    const tries = withFaults(company, ['throttling']);
    await expect(company.store.commit(creation(company))).rejects.toMatchObject({ code: 'busy' });
    expect(tries()).toBe(1);
    expect((await company.store.records.list('customers', {})).rows).toEqual([]);
  });

  test('is known by its name, as a reason, and inside of what ElectroDB throws', () => {
    const named = Object.assign(new Error('slow down'), {
      name: 'ProvisionedThroughputExceededException',
    });
    expect(isThrottled(named)).toBe(true);
    expect(isThrottled(new Error('failed', { cause: named }))).toBe(true);
    expect(isThrottled(new Error('failed'))).toBe(false);
    expect(isThrottled('ThrottlingException')).toBe(false);
  });
});

test('a connection that hangs is given up, and the request is tried again', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    if (requests > 1) response.end('{}');
  });
  const port = await listen(server, 0);
  onTestFinished(() => closeServer(server));
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  const { client } = openTable('slow', { requestTimeout: 50 });
  const answer = await client.send(
    new GetCommand({ TableName: 'slow', Key: { pk: 'a', sk: 'b' } }),
  );
  expect(answer.Item).toBeUndefined();
  expect(requests).toBe(2);
});

describe('the answer to a key', () => {
  const key = { key: 'samme-noegle', request: 'r1' };
  const ask = { userId: 'u1', ...key, now };

  test('is kept, and the same key changes nothing more', async () => {
    const company = stage(key);
    await company.store.commit(creation(company, 'a1'));
    await expect(company.store.commit(creation(company, 'a2'))).rejects.toThrow(AlreadyAnswered);
    expect(await company.store.answers.find(ask)).toEqual({ id: 'a1' });
    expect((await company.store.records.list('customers', {})).rows).toHaveLength(1);
  });

  test('comes before every other reason to refuse', async () => {
    const company = stage(key);
    await company.store.commit(creation(company));
    await expect(company.store.commit(creation(company))).rejects.toThrow(AlreadyAnswered);
  });

  test('is there when the change was done and its answer lost', async () => {
    const company = stage(key);
    withFaults(company, ['lostAnswer']);
    await expect(company.store.commit(creation(company))).rejects.toThrow('The answer was lost');
    expect(await company.store.answers.find(ask)).toEqual({ id: 'a1' });
  });

  test('is not there when the change never arrived', async () => {
    const company = stage(key);
    withFaults(company, ['lostRequest']);
    await expect(company.store.commit(creation(company))).rejects.toThrow('The request was lost');
    expect(await company.store.answers.find(ask)).toBeUndefined();
    await company.store.commit(creation(company));
  });

  test('is of the one who asked', async () => {
    const company = stage(key);
    await company.store.commit(creation(company));
    expect(await company.store.answers.find({ ...ask, userId: 'u2' })).toBeUndefined();
    expect(await stage(key).store.answers.find(ask)).toBeUndefined();
  });

  test('is not the answer to another request', async () => {
    const company = stage(key);
    await company.store.commit(creation(company));
    await expect(company.store.answers.find({ ...ask, request: 'r2' })).rejects.toMatchObject({
      code: 'key_reused',
    });
  });

  test('is kept for 24 hours; then the key is free again', async () => {
    const company = stage(key);
    await company.store.commit(creation(company));
    const almost = '2026-11-13T09:59:59.000Z';
    const then = '2026-11-13T10:00:00.000Z';
    expect(await company.store.answers.find({ ...ask, now: almost })).toEqual({ id: 'a1' });
    expect(await company.store.answers.find({ ...ask, now: then })).toBeUndefined();
    const later = stage(key, then, company.companyId);
    await later.store.commit(creation(later, 'a2'));
    expect(await later.store.answers.find({ ...ask, now: then })).toEqual({ id: 'a2' });
  });
});
