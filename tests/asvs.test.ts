import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { countsOf, hasTest, readRequirements } from './support/house/asvs.ts';
import { root } from './support/house/sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = readRequirements(read('docs/security/asvs.md'));
const ofLevel = (level: number) => all.filter((each) => each.level === level);

test('all 70 requirements of level 1 and all 183 of level 2 stand in the table, each once', () => {
  expect([ofLevel(1).length, ofLevel(2).length]).toEqual([70, 183]);
  expect(new Set(all.map(({ number }) => number)).size).toBe(253);
});

test('nothing of level 1 is open', () => {
  expect(ofLevel(1).filter(({ state }) => state === 'open')).toEqual([]);
});

test('each test that is named is there', () => {
  const named = all.flatMap(({ number, test: each }) => (each ? [{ number, ...each }] : []));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((each) => !hasTest(each))).toEqual([]);
});

test('each file that is named is there', () => {
  const paths = all.flatMap(({ number, how }) =>
    [...how.matchAll(/`((?:packages|functions|web|infra|tests|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => ({ number, path }),
    ),
  );
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});

test('docs/security.md counts as the table does', () => {
  const page = read('docs/security.md').replaceAll(/ +/g, ' ');
  const said = [...page.matchAll(/^\| (1|2|Both) \|.*$/gm)].map(([line]) => line);
  expect(said).toEqual([
    `| 1 | ${countsOf(ofLevel(1)).join(' | ')} |`,
    `| 2 | ${countsOf(ofLevel(2)).join(' | ')} |`,
    `| Both | ${countsOf(all).join(' | ')} |`,
  ]);
});

test('a test that is not there is found', () => {
  const file = 'tests/asvs.test.ts';
  expect(hasTest({ file, title: 'a test that is not there is found' })).toBe(true);
  expect(hasTest({ file, title: ['a test', 'of no name'].join(' ') })).toBe(false);
  expect(hasTest({ file: 'tests/none.test.ts', title: 'any' })).toBe(false);
});
