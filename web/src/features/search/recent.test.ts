import { beforeEach, expect, test, vi } from 'vitest';

import { openKeyOf, recentKeys, saveRecent, addRecent } from './recent.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test.each([
  ['/invo/1247', 'invoices:1247'],
  ['/customers/01K', 'customers:01K'],
  ['/order/2043', 'orders:2043'],
  ['/myteam/01E', 'employees:01E'],
  ['/customers', undefined],
  ['/products', undefined],
  ['/invo', undefined],
])('the key of %s is %s', (pathname, key) => {
  expect(openKeyOf(pathname)).toBe(key);
});

test('the newest key comes first, without duplicates, and ten are kept', () => {
  expect(addRecent(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  const many = Array.from({ length: 12 }, (_, index) => `k${index}`);
  expect(many.reduce(addRecent, [] as readonly string[])).toEqual(many.toReversed().slice(0, 10));
});

test('keys are stored per user, and invalid stored values are ignored', () => {
  saveRecent('mette', 'customers:1');
  saveRecent('mette', 'invoices:2');
  expect(recentKeys('mette')).toEqual(['invoices:2', 'customers:1']);
  expect(recentKeys('jonas')).toEqual([]);
  localStorage.setItem('search.recent.jonas', '{not json');
  expect(recentKeys('jonas')).toEqual([]);
  localStorage.setItem('search.recent.jonas', '[1,"orders:3",null]');
  expect(recentKeys('jonas')).toEqual(['orders:3']);
});
