import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@driftig/contracts/core/route';
import { allRoutes, routesByWord } from '@driftig/contracts/core/routes';
import { expect, test } from 'vitest';

import { journeyWords } from './journeys/words.ts';
import { scanOf } from './support/house/scans.ts';
import { root, sourcePaths, targetOf } from './support/house/sources.ts';
import { sharedRooms } from './support/house/walls.ts';
import { kebab } from './support/house/words.ts';

const sources = sourcePaths().map((path) => scanOf(path).source);
const exists = (path: string) => existsSync(join(root, path));
const missing = (paths: readonly string[]) => paths.filter((path) => !exists(path));
const handlerOf = ({ word, key }: Route) => `functions/src/${word}/${kebab(key)}.ts`;

test('the file of a handler has the name of its route key', () => {
  expect(missing(allRoutes.map(handlerOf))).toEqual([]);
});

test('a handler has its test beside it', () => {
  const tests = allRoutes.map((route) => handlerOf(route).replace(/\.ts$/, '.test.ts'));
  expect(missing(tests)).toEqual([]);
});

test('a word has its contract, its samples and its Lambda entry', () => {
  const files = Object.keys(routesByWord).flatMap((word) => [
    `packages/contracts/src/${word}/routes.ts`,
    `packages/contracts/src/${word}/samples.ts`,
    `functions/src/${word}/api.ts`,
  ]);
  expect(missing(files)).toEqual([]);
});

test('each route is in the file of its own word', () => {
  const strays = Object.entries(routesByWord).flatMap(([word, routes]) =>
    Object.values<Route>(routes).filter((route) => route.word !== word),
  );
  expect(strays.map(({ key }) => key)).toEqual([]);
});

test('two routes never share a key', () => {
  expect(new Set(allRoutes.map(({ key }) => key)).size).toBe(allRoutes.length);
});

test('file and folder names are kebab-case', () => {
  const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  const odd = sourcePaths('ts,tsx,mjs,css').filter(
    (path) => !path.split('/').every((part) => name.test(part)),
  );
  expect(odd).toEqual([]);
});

test('a journey says in words.ts which words it walks through', () => {
  const journeys = sourcePaths().flatMap(
    (path) => /^tests\/journeys\/([\w-]+)\.test\.ts$/.exec(path)?.[1] ?? [],
  );
  expect(Object.keys(journeyWords).toSorted()).toEqual(journeys.toSorted());
});

test('every file of a word is a handler, a consumer, or used by one', () => {
  const isOfWord = (path: string) => {
    const [, room = ''] = /^functions\/src\/(\w+)\//.exec(path) ?? [];
    return room !== '' && ![...sharedRooms, 'changes'].includes(room);
  };
  const functions = sources.filter(({ path }) => isOfWord(path));
  const handlers = new Set(allRoutes.map(handlerOf));
  const used = new Set(
    functions.flatMap(({ path, imports }) => imports.map((to) => targetOf(path, to))),
  );
  const entry = /\/(api|socket|on-[a-z-]+)\.ts$|\.test\.ts$/;
  const strays = functions
    .map(({ path }) => path)
    .filter((path) => !handlers.has(path) && !entry.test(path) && !used.has(path));
  expect(strays).toEqual([]);
});
