import { taskLists } from '@driftig/contracts/records/lists/tasks';
import { orderLists } from '@driftig/contracts/records/lists/orders';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { recordSamples } from '@driftig/contracts/records/samples';
import { expect, test, vi } from 'vitest';

import { allPagesQuery, readRest } from './all-pages.ts';

const [order] = recordSamples.listOrders.response;
const row = (id: string) => ({ id, version: 1, name: id, description: '', quantity: 0, price: 0 });

/** Serves the pages, each with the cursor of the next -> the requested URLs. */
function serverPages(...pages: readonly string[][]): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    const index = Number(new URL(url, 'http://x').searchParams.get('cursor') ?? 0);
    const headers = index + 1 < pages.length ? { 'x-next-cursor': String(index + 1) } : {};
    return Promise.resolve(new Response(JSON.stringify(pages[index]?.map(row)), { headers }));
  });
  return requested;
}

function watch(client: QueryClient) {
  const seen: { rows: number; complete: boolean }[] = [];
  const observer = new QueryObserver(client, {
    ...allPagesQuery(taskLists.listTasks, {}),
    notifyOnChangeProps: ['data'],
  });
  const stop = observer.subscribe(({ data }) => {
    if (data) seen.push({ rows: data.rows.length, complete: data.complete });
  });
  return { observer, seen, stop };
}

test('rows are published page by page', async () => {
  const urls = serverPages(['a', 'b'], ['c'], ['d']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { observer, seen, stop } = watch(client);
  await vi.waitFor(() =>
    expect(observer.getCurrentResult()).toMatchObject({ error: null, data: { complete: true } }),
  );
  stop();
  client.clear();
  expect(seen).toEqual([
    { rows: 2, complete: false },
    { rows: 3, complete: false },
    { rows: 4, complete: true },
  ]);
  expect(urls).toEqual([
    '/api/tasks?limit=500',
    '/api/tasks?limit=500&cursor=1',
    '/api/tasks?limit=500&cursor=2',
  ]);
});

test('a list shown in server order starts with a small page', async () => {
  const urls = serverPages([], []);
  const client = new QueryClient();
  await client.fetchQuery(allPagesQuery(orderLists.listOrders, {}));
  client.clear();
  expect(urls).toEqual([
    '/api/orders?limit=40&order=next',
    '/api/orders?limit=500&cursor=1&order=next',
  ]);
});

test('a refetch of a complete list is published only when all pages have arrived', async () => {
  serverPages(['a'], ['b']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { observer, seen, stop } = watch(client);
  await vi.waitFor(() =>
    expect(observer.getCurrentResult()).toMatchObject({ error: null, data: { complete: true } }),
  );
  seen.length = 0;
  serverPages(['a'], ['b'], ['c']);
  await observer.refetch();
  stop();
  client.clear();
  expect(seen).toEqual([{ rows: 3, complete: true }]);
});

test('a list that is asked for with an empty query is the one asked for with none', () => {
  const keyOf = (input: { readonly query?: { readonly order?: 'next' } }) =>
    allPagesQuery(orderLists.listOrders, input).queryKey;
  expect(keyOf({ query: {} })).toEqual(keyOf({}));
  expect(keyOf({ query: { order: undefined } as object })).toEqual(keyOf({}));
  expect(keyOf({ query: { order: 'next' } })).not.toEqual(keyOf({}));
});

/** 2,541 orders, by pages as the list asks for them -> the requested limits. */
function serveLongList(): string[] {
  const pages = [40, 500, 500, 500, 500, 500, 1];
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const asked = new URL(url, 'http://x').searchParams;
    requested.push(asked.get('cursor') ?? 'first');
    const index = Number(asked.get('cursor') ?? 0);
    const headers = index + 1 < pages.length ? { 'x-next-cursor': String(index + 1) } : {};
    const rows = Array.from({ length: pages[index] ?? 0 }, () => order);
    return Promise.resolve(new Response(JSON.stringify(rows), { headers }));
  });
  return requested;
}

test('a long list is read to its first 2,000 rows, and from there to its end when all are needed', async () => {
  const requested = serveLongList();
  const client = new QueryClient();
  const query = allPagesQuery(orderLists.listOrders, {});
  const first = await client.fetchQuery(query);
  expect(first).toMatchObject({ complete: false, next: '5' });
  expect(first.rows).toHaveLength(2040);
  await readRest(client, orderLists.listOrders, {});
  const whole = client.getQueryData(query.queryKey);
  expect([whole?.complete, whole?.next]).toEqual([true, undefined]);
  expect(whole?.rows).toHaveLength(2541);
  expect(requested).toEqual(['first', '1', '2', '3', '4', '5', '6']);
  await client.fetchQuery(query);
  client.clear();
  expect(requested).toHaveLength(14);
});

test('a long list that the server filters is read to its end', async () => {
  const requested = serveLongList();
  const client = new QueryClient();
  const input = { query: { status: 'started' } } as const;
  await client.fetchQuery(allPagesQuery(orderLists.listOrders, input));
  client.clear();
  expect(requested).toHaveLength(7);
});
