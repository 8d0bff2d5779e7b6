import { taskLists } from '@driftig/contracts/records/lists/tasks';
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
const { queryKey } = allPagesQuery(taskLists.listTasks, {});

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
  changeRows(client, taskLists.listTasks, {}, (rows) => rows.filter(({ id }) => id !== 'b'));

test('a change is applied to the cached list without a refetch', async () => {
  const client = new QueryClient();
  serverRows('a', 'b', 'c').resolve();
  await client.fetchQuery(allPagesQuery(taskLists.listTasks, {}));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('fetched again')));
  withoutB(client);
  expect(listShown(client)).toEqual(['a', 'c']);
});

test('a change made during a refetch is applied again when the refetch has finished', async () => {
  const client = new QueryClient();
  serverRows('a', 'b', 'c').resolve();
  await client.fetchQuery(allPagesQuery(taskLists.listTasks, {}));
  const slow = serverRows('a', 'b', 'c', 'd');
  const fetched = client.refetchQueries({ queryKey, type: 'all' });
  withoutB(client);
  expect(listShown(client)).toEqual(['a', 'c']);
  slow.resolve();
  await fetched;
  await vi.waitFor(() => expect(listShown(client)).toEqual(['a', 'c', 'd']));
});

test('a list that is not cached is not fetched', () => {
  const client = new QueryClient();
  withoutB(client);
  expect(listShown(client)).toBeUndefined();
});
