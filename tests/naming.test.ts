import { describe, expect, test } from 'vitest';

import { namingFaults } from './support/house/naming.ts';
import { scanOf } from './support/house/scans.ts';
import { parseFile, sourcePaths } from './support/house/sources.ts';

const found = sourcePaths().flatMap((path) => scanOf(path).namingFaults);

test('may… answers, assert… throws, and no answer is dropped', () => {
  expect(found).toEqual([]);
});

describe('a fault is found', () => {
  test.each([
    ['mayDelete(invoice);', 'mayDelete is called and its answer dropped'],
    ['await store.isFree(name);', 'isFree is called and its answer dropped'],
    ['void user?.hasAccess();', 'hasAccess is called and its answer dropped'],
    [
      'function mayDelete(a: A): void { f(a); }',
      'mayDelete answers something else than true or false',
    ],
    [
      'const mayDelete = (a: A): string => a.b;',
      'mayDelete answers something else than true or false',
    ],
    [
      'const o = { async mayDelete(): Promise<void> {} };',
      'mayDelete answers something else than true or false',
    ],
    [
      'interface A { mayDelete: (b: B) => void }',
      'mayDelete answers something else than true or false',
    ],
    ['const mayDelete = () => { f(); };', 'mayDelete answers nothing'],
    [
      'function mayDelete(a: A): boolean { if (a) throw new Error(); return true; }',
      'mayDelete throws',
    ],
    ['function assertFree(a: A): A { return a; }', 'assertFree gives something back'],
    ['class A { async assertFree() { return await f(); } }', 'assertFree gives something back'],
    ['const assertFree = (a: A) => f(a);', 'assertFree gives something back'],
    ['interface A { assertFree(): Promise<A> }', 'assertFree gives something back'],
  ])('%s', (text, fault) => {
    expect(namingFaults(parseFile('x.ts', text))).toEqual([`x.ts: ${fault}`]);
  });
});

test.each([
  'if (mayDelete(invoice)) remove(invoice);',
  'function mayDelete(a: A): boolean { const f = () => { throw new Error(); }; return a.b(f); }',
  'const mayDelete = async (a: A): Promise<boolean> => a.b;',
  'function assertFree(a: A): asserts a is B { if (!a) throw new Error(); }',
  'async function assertFree(a: A): Promise<void> { await f(a); }',
  'function assertFree(a: A) { if (a) return; throw new Error(); }',
  'const mayor = (a: A): A => a; isolate(a);',
])('no fault: %s', (text) => {
  expect(namingFaults(parseFile('x.ts', text))).toEqual([]);
});
