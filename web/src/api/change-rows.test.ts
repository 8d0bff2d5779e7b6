import { recordRoutes } from '@driftig/contracts/records/routes';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { allPagesQuery } from './all-pages.ts';
import { changeRows } from './change-rows.ts';

const row = (name: string) => ({
  id: name,
  version: 1,
  name,
  description: '',
  quantity: 0,
  price: 0,
});
const { queryKey } = allPagesQuery(recordRoutes.listTasks, {});

function serverRows(...names: readonly string[]) {
  const gate = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await gate.promise;
    return new Response(JSON.stringify(names.map(row)));
  });
  return gate;
}

function listShown(client: QueryClient) {
  return client.getQueryData(queryKey)?.rows.map(({ name }) => name);
}

const withoutB = (client: QueryClient) =>
  changeRows(client, recordRoutes.listTasks, {}, (rows) => rows.filter(({ id }) => id !== 'b'));

test('a saved change is in the list without the list being fetched again', async () => {
  const client = new QueryClient();
  serverRows('a', 'b', 'c').resolve();
  await client.fetchQuery(allPagesQuery(recordRoutes.listTasks, {}));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('fetched again')));
  withoutB(client);
  expect(listShown(client)).toEqual(['a', 'c']);
});

test('a change made while the list is on its way is not undone by what was read before it', async () => {
  const client = new QueryClient();
  serverRows('a', 'b', 'c').resolve();
  await client.fetchQuery(allPagesQuery(recordRoutes.listTasks, {}));
  const slow = serverRows('a', 'b', 'c', 'd');
  const fetched = client.refetchQueries({ queryKey, type: 'all' });
  withoutB(client);
  expect(listShown(client)).toEqual(['a', 'c']);
  slow.resolve();
  await fetched;
  await vi.waitFor(() => expect(listShown(client)).toEqual(['a', 'c', 'd']));
});

test('a list that nobody has asked for stays unasked', () => {
  const client = new QueryClient();
  withoutB(client);
  expect(listShown(client)).toBeUndefined();
});
