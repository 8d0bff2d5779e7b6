import type { AuditEntry } from '@driftig/domain/events';
import { invoiceOf } from '@driftig/tests/support/company/invoices';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';

import { openTable } from './client.ts';
import type { Page, PageRequest } from './page.ts';
import { companyStore, type CompanyStore } from '../store.ts';
import type { Write } from './write.ts';

const table = openTable(process.env['TABLE_NAME'] ?? '');
const now = '2026-11-12T10:00:00.000Z';
const audit: AuditEntry = { action: 'records.created', subject: 'test' };
const refused = { code: 'bad_input', fields: { cursor: 'Listen kan ikke fortsættes herfra.' } };

function storeOf(companyId: string): CompanyStore {
  return companyStore(table, { companyId, userId: 'u1' }, { now, newId: ulid });
}

async function put(store: CompanyStore, writes: readonly Write[]): Promise<void> {
  await store.commit({ writes, audit });
}

/** A company with three records of two types and six invoices, enough for several pages. */
async function companyWithRecords(): Promise<CompanyStore> {
  const store = storeOf(ulid());
  const ids = ['01', '02', '03'];
  const customers = store.records.insert(
    'customers',
    ids.map((id) => ({ id, values: { company: id }, at: now })),
  );
  const products = store.records.insert(
    'products',
    ids.map((id) => ({ id, values: { name: id }, at: now })),
  );
  const invoices = [1, 2, 3, 4, 5, 6].map((number) =>
    store.invoices.insert(
      invoiceOf(number, {
        date: number > 3 ? '2026-03-02' : '2025-03-02',
        payDate: '2025-03-03',
        status: number % 3 === 0 ? 'sent' : 'waiting',
      }),
      () => new Error('taken'),
    ),
  );
  await put(store, [...customers, ...products, ...invoices]);
  return store;
}

type List = (store: CompanyStore, page: PageRequest) => Promise<Page<unknown>>;

const lists: Readonly<Record<string, List>> = {
  customers: (store, page) => store.records.list('customers', page),
  products: (store, page) => store.records.list('products', page),
  invoices: (store, page) => store.invoices.list(page),
  'invoices of a year': (store, page) => store.invoices.list({ ...page, year: 2026 }),
  'invoices of a month': (store, page) => store.invoices.list({ ...page, year: 2025, month: 3 }),
  'waiting invoices': (store, page) => store.invoices.list({ ...page, status: 'waiting' }),
  'waiting invoices of a year': (store, page) =>
    store.invoices.list({ ...page, status: 'waiting', year: 2026 }),
  'invoices with missing payment': (store, page) =>
    store.invoices.listMissingPayment(page, '2026-11-12'),
};
const listed = Object.entries(lists);

let own: CompanyStore;
let other: CompanyStore;
beforeAll(async () => {
  [own, other] = await Promise.all([companyWithRecords(), companyWithRecords()]);
});

async function cursorOf(list: List, store: CompanyStore): Promise<string> {
  const { cursor } = await list(store, { limit: 1 });
  if (cursor === undefined) throw new Error('The list ends after its first page');
  return cursor;
}

const asCursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
const keyOf = (cursor: string) =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as Record<string, string>;

async function readAll(list: List, store: CompanyStore, limit: number): Promise<unknown[]> {
  const rows: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(store, { limit, cursor });
    rows.push(...page.rows);
    ({ cursor } = page);
  } while (cursor !== undefined);
  return rows;
}

describe.each(listed)('%s', (_name, list) => {
  test.each([1, 2, 5])('pages of %i give the whole list, in the same order', async (limit) => {
    expect(await readAll(list, own, limit)).toEqual((await list(own, {})).rows);
  });

  test('refuses what is no cursor', async () => {
    const nonsense = [
      'x',
      '{}',
      'bm9wZQ',
      asCursor(null),
      asCursor([]),
      asCursor({}),
      asCursor('pk'),
    ];
    for (const cursor of nonsense)
      await expect(list(own, { cursor }), cursor).rejects.toMatchObject(refused);
  });
});

describe.each(listed.filter(([name]) => name !== 'invoices with missing payment'))(
  '%s',
  (_name, list) => {
    test("refuses another company's cursor", async () => {
      const cursor = await cursorOf(list, other);
      await expect(list(own, { cursor })).rejects.toMatchObject(refused);
    });

    test('refuses a cursor that was changed', async () => {
      const key = keyOf(await cursorOf(list, own));
      const changed = Object.keys(key).flatMap((name) => {
        const { [name]: value = '', ...rest } = key;
        return [rest, { ...key, [name]: '' }, { ...key, [name]: 7 }, { ...key, x: value }].concat(
          name.endsWith('pk') ? [{ ...key, [name]: `${value}x` }] : [],
        );
      });
      for (const one of changed)
        await expect(
          list(own, { cursor: asCursor(one) }),
          JSON.stringify(one),
        ).rejects.toMatchObject(refused);
    });
  },
);

const pairs = listed.flatMap(([from]) =>
  listed.filter(([to]) => to !== from).map(([to]) => [from, to] as const),
);
/** These lists share keys, so a cursor may be valid in both. */
const within = new Set([
  'invoices -> invoices of a year',
  'waiting invoices -> waiting invoices of a year',
  'invoices of a year -> invoices',
  'invoices of a month -> invoices',
  'waiting invoices of a year -> waiting invoices',
]);

test.each(pairs.filter(([from, to]) => !within.has(`${from} -> ${to}`)))(
  'a cursor of %s is refused by %s',
  async (from, to) => {
    const cursor = await cursorOf(lists[from] as List, own);
    await expect((lists[to] as List)(own, { cursor })).rejects.toMatchObject(refused);
  },
);

test('pages are complete and without duplicates while records are inserted', async () => {
  const store = await companyWithRecords();
  const first = await store.records.list('customers', { limit: 2 });
  await put(
    store,
    store.records.insert('customers', [{ id: '09', values: { company: 'ny' }, at: now }]),
  );
  const second = await store.records.list('customers', { limit: 2, cursor: first.cursor });
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(ids).toEqual(['03', '02', '01']);
});
