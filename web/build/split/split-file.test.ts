import { expect, test } from 'vitest';

import { declarationCode, facadeCode, memberCode } from './part-code.ts';
import { splitFile, type SplitFile } from './split-file.ts';

const file = '/shop/routes.ts';
const split = (code: string, of = file): SplitFile => {
  const found = splitFile(code, of);
  if (found === undefined) throw new Error('The file was not divided');
  return found;
};
const lines = (code: string) => code.split('\n');

const routes = `
import * as z from 'zod';
import { routesOf } from '../route.ts';
import { otherRoutes } from './other-routes.ts';
import type { Shop } from './shop.ts';

const id = z.string();
export const shopRoutes = routesOf('shop', {
  ...otherRoutes,
  getShop: { method: 'GET', access: 'member', summary: 'Åbner en butik', params: id, errors: ['x'] },
});
export { format as text } from './format.ts';
export type Name = Shop['name'];
`;

test('each declaration is a module with the imports that it uses, and no others', () => {
  expect(lines(declarationCode({ file, name: 'id' }, split(routes)))).toEqual([
    'import * as z from "zod";',
    'const id = z.string();',
    'export { id };',
  ]);
});

test('a route is a module without what only the server reads', () => {
  const code = memberCode({ file, name: 'shopRoutes' }, 'getShop', split(routes), undefined);
  expect(code).toContain('import { id as id } from "/shop/routes.ts";');
  expect(code).toContain('params: id');
  expect(code).toMatch(/routesOf\('shop', \{ "getShop": .*\["getShop"\];$/s);
  expect(code).not.toMatch(/summary|errors/);
});

test('a spread route gets the key and the word of the object that spreads it', () => {
  const code = memberCode({ file, name: 'shopRoutes' }, 'listShops', split(routes), './x~y.z.ts');
  expect(lines(code)).toEqual([
    'import { value as spread } from "./x~y.z.ts";',
    'import { routesOf as routesOf } from "../route.ts";',
    `export const value = routesOf('shop', { "listShops": spread })["listShops"];`,
  ]);
});

test('the whole object is made of its members, in the order of the code', () => {
  expect(lines(declarationCode({ file, name: 'shopRoutes' }, split(routes))).slice(-1)).toEqual([
    `export const shopRoutes = routesOf('shop', { ...otherRoutes, "getShop": m0 });`,
  ]);
});

test('importers without names get the file from its parts', () => {
  expect(lines(facadeCode(file, split(routes)))).toEqual([
    'export { shopRoutes as shopRoutes } from "/shop/routes~shopRoutes.ts";',
    'export { format as text } from "./format.ts";',
  ]);
});

test('objects are divided where they are routes or texts, and each member has its name', () => {
  const code = `export const texts = { title: 'Butik', of: (name: string) => \`Om \${name}\` };`;
  expect([...(split(code, '/shop/texts.ts').members.get('texts')?.own.keys() ?? [])]).toEqual([
    'title',
    'of',
  ]);
  expect(split(code, '/shop/limits.ts').members.size).toBe(0);
  for (const unnamed of ['{ [key]: 1 }', '{ of() {} }', "{ 'a/b': 1 }", '{ ...some() }'])
    expect(split(`const key = '';export const texts = ${unnamed};`, '/texts.ts').members.size).toBe(
      0,
    );
});

test('a constant that takes apart an object is a part for each of its names', () => {
  const code = 'const { a, b: { c } } = shop;\nexport const shop = { a: 1, b: { c: 2 } };';
  const { parts } = split(code);
  expect([...parts.keys()]).toEqual(['a', 'c', 'shop']);
  expect([...(parts.get('c')?.uses ?? [])]).toEqual(['shop']);
});

test.each([
  ['a variable', 'let open = false;\nexport const isOpen = () => open;'],
  ['an import for its effect', "import './start.ts';\nexport const a = 1;"],
  ['a statement', 'export const a = new Map();\na.set(1, 2);'],
  ['an enumeration', 'export enum Size { small }'],
  ['a default export', 'export default 1;'],
])('a file with %s stays whole', (_what, code) => {
  expect(splitFile(code, file)).toBeUndefined();
});
