import { tripRoutes } from '@driftig/contracts/accounting/trips';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';

import { findRow, pagesQuery } from './pages.ts';

const trip = (id: string) => ({
  id,
  title: id,
  startDate: '2026-03-10',
  endDate: '2026-03-12',
  location: 'Aarhus',
  purpose: 'Messe',
  description: '',
  expense: 0,
  receiptTotal: 0,
  mileage: 0,
  diet: 0,
  links: 0,
});

/** Serves the pages, each with the cursor of the next -> the requested URLs. */
function serverPages(...pages: readonly string[][]): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    const index = Number(new URL(url, 'http://x').searchParams.get('cursor') ?? 0);
    const headers = index + 1 < pages.length ? { 'x-next-cursor': String(index + 1) } : {};
    return Promise.resolve(new Response(JSON.stringify(pages[index]?.map(trip)), { headers }));
  });
  return requested;
}

test('a long list is read a page at a time, and no further than is asked for', async () => {
  const urls = serverPages(['a', 'b'], ['c'], ['d']);
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  const observer = new InfiniteQueryObserver(client, pagesQuery(tripRoutes.listTrips, {}));
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  expect(urls).toEqual(['/accountant/trips?limit=100']);
  await observer.fetchNextPage();
  expect(urls.slice(1)).toEqual(['/accountant/trips?limit=500&cursor=1']);
  const { data, hasNextPage } = observer.getCurrentResult();
  expect(data?.pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['a', 'b', 'c']);
  expect(hasNextPage).toBe(true);
});

test('a row is looked for no further than its page', async () => {
  const urls = serverPages(['a', 'b'], ['c'], ['d']);
  const find = (id: string) => findRow(tripRoutes.listTrips, {}, (row) => row.id === id);
  expect(await find('c')).toMatchObject({ id: 'c' });
  expect(urls).toHaveLength(2);
  expect(await find('e')).toBeUndefined();
  expect(urls).toHaveLength(5);
});
