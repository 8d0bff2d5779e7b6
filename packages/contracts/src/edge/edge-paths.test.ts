import { expect, test } from 'vitest';
import { apiPathPatterns, createApiPathTest } from './edge-paths.ts';

const routes = ['/receipts/receipts', '/receipts/show/{id}', '/vacation', '/vacation/{id}'].map(
  (path) => ({ path }),
);

test('there is one pattern for all routes below a first segment, and one for each single-segment route', () => {
  expect(apiPathPatterns(routes)).toEqual(['/receipts/*', '/vacation', '/vacation/*']);
});

test('a page may have the address above API routes', () => {
  const isApiPath = createApiPathTest(routes);
  expect(isApiPath('/receipts')).toBe(false);
  expect(isApiPath('/receipts/nothing')).toBe(true);
  expect(isApiPath('/vacation')).toBe(true);
  expect(isApiPath('/')).toBe(false);
});
