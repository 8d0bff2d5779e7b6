import { expect, test } from 'vitest';

import { gatewayRoutesOf } from './routes-of-gateway.ts';
import { createRouteMatcher } from './route-matcher.ts';
import { allRoutes } from './routes.ts';

const gateway = gatewayRoutesOf(allRoutes);
const find = createRouteMatcher(gateway);
const pathOf = (path: string, id: string) => path.replaceAll(/\{\w+\}/g, id);
const wordAt = (method: string, path: string) => find(method, path.split('/').slice(1))?.route.word;

test('every call reaches the function of its word, whatever is in its path', () => {
  for (const { method, path, word } of allRoutes)
    for (const id of ['01J8Z3', 'options', 'a.b_c-d', 'æ%2F'])
      expect([path, wordAt(method, pathOf(path, id))]).toEqual([path, word]);
});

test('ids and keys of its routes are unique, and they are a third of the calls', () => {
  const unique = (values: readonly string[]) => new Set(values).size;
  expect(unique(gateway.map(({ id }) => id))).toBe(gateway.length);
  expect(unique(gateway.map(({ method, path }) => `${method} ${path}`))).toBe(gateway.length);
  expect(gateway.length).toBeLessThan(allRoutes.length / 2);
});

test("paths outside the contract's first segments are not forwarded", () => {
  for (const path of ['/', '/elsewhere/x', '/auth', '/auth/', '//login', '/AUTH/login'])
    expect([path, wordAt('GET', path)]).toEqual([path, undefined]);
});
