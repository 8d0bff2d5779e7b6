import { orderLists } from '@driftig/contracts/records/lists/orders';
import { enquiryRoutes } from '@driftig/contracts/orders/enquiries';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { afterEach, expect, test, vi } from 'vitest';

import { allPagesQuery } from './all-pages.ts';
import { invalidate } from './changes.ts';
import { call } from '../client.ts';
import { queryClient } from './query-client.ts';
import { routeQuery } from './route-query.ts';

/** The queries that are cached in these tests. */
const cached = {
  orders: allPagesQuery(orderLists.listOrders, {}),
  enquiries: routeQuery(enquiryRoutes.countEnquiries, {}),
  dashboard: routeQuery(dashboardRoutes.getDashboard, { query: { year: 2026 } }),
  settings: routeQuery(companyRoutes.getCompanySettings, {}),
} as const;

afterEach(() => queryClient.clear());

function serverAnswers(status: number, body: object): void {
  const answer = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', answer);
  const keys = Object.values(cached).map(({ queryKey }): readonly unknown[] => queryKey);
  for (const key of keys) queryClient.setQueryData(key, { rows: [], complete: true });
}

const staleNow = () =>
  Object.entries(cached)
    .filter(([, { queryKey }]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name);

const remove = (type: 'orders' | 'tasks', options = {}) =>
  call(recordRoutes.deleteRecord, { body: { type, id: 'a1' } }, options);

test('a successful call invalidates what its route changes, by the type in its body', async () => {
  serverAnswers(200, { message: 'Data deleted successfully!' });
  await remove('tasks');
  expect(staleNow()).toEqual([]);
  await remove('orders');
  expect(staleNow()).toEqual(['orders', 'enquiries', 'dashboard']);
});

test('a refused call invalidates nothing', async () => {
  serverAnswers(409, { code: 'conflict', message: 'Nej.' });
  await expect(remove('orders')).rejects.toThrow('Nej.');
  expect(staleNow()).toEqual([]);
});

test('a list that the caller patches is not refetched', async () => {
  serverAnswers(200, { message: 'Data deleted successfully!' });
  await remove('orders', { patches: [orderLists.listOrders] });
  expect(staleNow()).toEqual(['enquiries', 'dashboard']);
});

test('with `collect` many calls invalidate once, at the end', async () => {
  serverAnswers(200, { message: 'Data deleted successfully!' });
  const stale = new Set<string>();
  await remove('orders', { collect: stale });
  await remove('orders', { collect: stale });
  expect(staleNow()).toEqual([]);
  await invalidate(stale);
  expect(staleNow()).toEqual(['orders', 'enquiries', 'dashboard']);
});

test('a word stands for all of its reading routes', async () => {
  serverAnswers(200, {});
  await invalidate(new Set(['company']));
  expect(staleNow()).toEqual(['settings']);
});
