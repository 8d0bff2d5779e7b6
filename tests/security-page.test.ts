import { allRoutes } from '@driftig/contracts/core/routes';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './support/house/sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/security.md').replaceAll(/ +/g, ' ');

/** The cells of the rows below this heading of a table. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const [, table = ''] = page.split(`\n| ${heading} |`);
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .slice(2)
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()));
}

const limits = rowsBelow('What | At most | In | Held by');

test('the limits on the page are those of the source', () => {
  expect(limits.length).toBeGreaterThan(25);
  for (const [what = '', most = '', , heldBy = ''] of limits) {
    const [, path = '', name = ''] = /^`(.+)` (\w+)$/.exec(heldBy) ?? [];
    const [, figure] =
      new RegExp(String.raw`\b${name}(?::| =)[^;\d]*?(\d+)`).exec(read(path)) ?? [];
    expect([what, figure]).toEqual([what, most]);
  }
});

/** Seconds of a constant of the source, such as `15 * 60` or a product of constants. */
function secondsIn(source: string, expression: string): number {
  return expression
    .trim()
    .split(' * ')
    .map((factor) => {
      const [, constant] =
        new RegExp(String.raw`\bconst ${factor} = ([\w *]+);`).exec(source) ?? [];
      return constant === undefined ? Number(factor) : secondsIn(source, constant);
    })
    .reduce((product, factor) => product * factor);
}

/** The time in which something is counted: its own, or that of all where it says none. */
function windowOf(path: string, name: string): number {
  const source = read(path);
  const [declared = ''] = new RegExp(String.raw`\b${name}(?::| =)[^;\n]*`).exec(source) ?? [];
  const [, own] = /windowSeconds: ([\w *]+)/.exec(declared) ?? [];
  if (own !== undefined) return secondsIn(source, own);
  if (declared.includes('aDay('))
    return secondsIn(read('packages/data/src/company/new-company.ts'), 'day');
  if (path.startsWith('infra/')) return secondsIn(source, 'fiveMinutes');
  return secondsIn(read('packages/data/src/auth/attempts.repository.ts'), 'quarterOfAnHour');
}

const units: Readonly<Record<string, number>> = { minute: 60, hour: 60 * 60, day: 24 * 60 * 60 };

test('and the times in which they are counted are, too', () => {
  for (const [what = '', , time = '', heldBy = ''] of limits) {
    const [, path = '', name = ''] = /^`(.+)` (\w+)$/.exec(heldBy) ?? [];
    const [, many = '', unit = ''] = /^(\w+) (\w+?)s?$/.exec(time) ?? [];
    const seconds = (/^an?$/.test(many) ? 1 : Number(many)) * (units[unit] ?? Number.NaN);
    expect([what, windowOf(path, name)]).toEqual([what, seconds]);
  }
});

test('whatever is counted stands on the page', () => {
  const files = globSync(['functions/src/**/*.ts', 'packages/data/src/**/*.repository.ts'], {
    cwd: root,
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts') && /\bcountAttempt\(/.test(read(path)));
  // Codes of an app that is set up take the limit where none is said.
  const own = new Set(['functions/src/identity/own-second-factor.ts']);
  const named = new Set(limits.map(([, , , heldBy = '']) => heldBy.split('`')[1]));
  expect(files.filter((path) => !named.has(path) && !own.has(path))).toEqual([]);
});

test('the ways in on the page are the routes that need no session', () => {
  const open = allRoutes.filter(({ access }) => access === 'public').map(({ key }) => key);
  const named = rowsBelow('Route | What it takes | Strength').map(([key = '']) => key.slice(1, -1));
  expect(named.toSorted()).toEqual(open.toSorted());
});

test('the files on the page are those of the routes', () => {
  const taken = allRoutes.flatMap(({ key, files = {} }) =>
    Object.entries(files).map(([field, { mediaTypes, maxBytes }]) =>
      [field, key, [...mediaTypes].toSorted().join(), maxBytes].join(' '),
    ),
  );
  const mediaTypes: Readonly<Record<string, string>> = {
    PDF: 'application/pdf',
    PNG: 'image/png',
    JPEG: 'image/jpeg',
    WebP: 'image/webp',
  };
  const said = rowsBelow('Field | Route | Takes | At most').map(
    ([field = '', key = '', types = '', most = '']) =>
      [
        field.slice(1, -1),
        key.slice(1, -1),
        types
          .split(', ')
          .map((type) => mediaTypes[type] ?? type)
          .toSorted()
          .join(),
        Number(most.replace(' MB', '')) * 1024 * 1024,
      ].join(' '),
  );
  expect(said.toSorted()).toEqual(taken.toSorted());
});

test('every stored thing has a class', () => {
  const entities = globSync('packages/data/src/**/*.entities.ts', { cwd: root })
    .flatMap((path) => [...read(path).matchAll(/\bentity: '(\w+)'/g)])
    .map(([, name = '']) => name);
  const classes = new Set(
    rowsBelow('Class | What | Kept | Protected by | In logs').map(([letter]) => letter),
  );
  const stored = rowsBelow('Stored thing | Class');
  expect(stored.map(([name = '']) => name.slice(1, -1)).toSorted()).toEqual(entities.toSorted());
  expect(stored.filter(([, letter]) => !classes.has(letter))).toEqual([]);
});
