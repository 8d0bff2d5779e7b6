import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

import { moduleNames, unusedExports } from './support/house/exports.ts';
import { scanOf } from './support/house/scans.ts';
import { parseFile, root, sourcePaths } from './support/house/sources.ts';

/** The build of the site is no source of a bundle, but imports some. */
const buildScripts = ['web/prerender/**/*.ts', 'web/*.ts', 'packages/*/*.ts'];
const paths = [...sourcePaths(), ...globSync(buildScripts, { cwd: root })];
const names = paths.map((path) => scanOf(path).names);

test('every exported name is used by another file', () => {
  expect(unusedExports(names)).toEqual([]);
});

const modules = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => moduleNames(parseFile(path, text)));

test('unused exports are found, of every kind', () => {
  const text = `export const a = 1, { b } = x; export function f() { return a; }
    export interface I {} export type T = I; export class C {} export { c as d };`;
  const unused = unusedExports(modules({ 'web/src/x.ts': text }));
  expect(unused.map((line) => line.split(': ')[1])).toEqual(['a', 'b', 'f', 'I', 'T', 'C', 'd']);
});

test.each([
  "import { a } from './x.ts';",
  "import { a as b } from '@driftig/domain/x';",
  "import type { a } from './x.ts';",
  "import * as x from './x.ts';",
  "export { a } from './x.ts'; export * from './y.ts';",
  "const x = await import('./x.ts');",
  "let x: import('./x.ts').a;",
])('%s uses what it imports', (text) => {
  const files = { 'packages/domain/src/x.ts': 'export const a = 1;' };
  const unused = unusedExports(modules({ ...files, 'packages/domain/src/user.ts': text }));
  expect(unused.filter((line) => line.startsWith('packages/domain/src/x.ts'))).toEqual([]);
});

test('exports that only tests use are unused, unless the file uses them itself or is written for tests', () => {
  const user = { 'packages/domain/src/x.test.ts': "import { a } from './x.ts';" };
  const found = (text: string) =>
    unusedExports(modules({ ...user, 'packages/domain/src/x.ts': text }));
  expect(found('export const a = 1;')).toEqual(['packages/domain/src/x.ts: a']);
  expect(found('export const a = 1; f(a);')).toEqual([]);
  const support = {
    'tests/x.test.ts': "import { a } from './support/x.ts';",
    'tests/support/x.ts': 'export const a = 1;',
  };
  expect(unusedExports(modules(support))).toEqual([]);
});
