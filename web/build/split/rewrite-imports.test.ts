import { expect, test } from 'vitest';

import { rewriteImports } from './rewrite-imports.ts';

const known = new Set(['getShop', 'listShops']);
/** Divided is './shop.ts', and of what it declares `routes` has members. */
const rewritten = (code: string) =>
  rewriteImports(code, '/page.tsx', {
    target: (source, name) => (source === './shop.ts' ? { file: '/shop.ts', name } : undefined),
    member: ({ name }, key) =>
      name === 'routes' && known.has(key) ? `/shop~routes.${key}.ts` : undefined,
  });

test('a name is imported from the module of its declaration', () => {
  expect(rewritten("import { a, type T, b as c } from './shop.ts';\na(c);")).toBe(
    'import { a as a } from "/shop~a.ts"; import { b as c } from "/shop~b.ts";\na(c);',
  );
});

test('what is imported from other files stays', () => {
  const code = "import { a } from './other.ts';\nimport type { T } from './shop.ts';\na();";
  expect(rewritten(code)).toBe(code);
});

test('members that are named are imported alone, also in JSX and where they are taken apart', () => {
  const code = [
    "import { routes } from './shop.ts';",
    'const { listShops, getShop: get } = routes;',
    'export const page = <p title={routes.getShop.path}>{get}</p>;',
    'type Key = keyof typeof routes;',
  ].join('\n');
  expect(rewritten(code).split('\n')).toEqual([
    'import { value as routes$listShops } from "/shop~routes.listShops.ts"; ' +
      'import { value as routes$getShop } from "/shop~routes.getShop.ts";',
    'const listShops = routes$listShops, get = routes$getShop;',
    'export const page = <p title={routes$getShop.path}>{get}</p>;',
    'type Key = keyof typeof routes;',
  ]);
});

test.each([
  ['a key that is computed', 'routes[key]'],
  ['a member that it has not', 'routes.getShop + routes.toString()'],
  ['itself', 'all(routes)'],
  ['a short form', 'all({ routes })'],
  ['a parameter of the same name', '((routes) => routes.getShop)(routes)'],
  ['a rest', '(() => { const { getShop, ...others } = routes; return others; })()'],
])('an object that is used by %s is imported whole', (_what, use) => {
  expect(rewritten(`import { routes } from './shop.ts';\n${use};`)).toBe(
    `import { routes as routes } from "/shop~routes.ts";\n${use};`,
  );
});
