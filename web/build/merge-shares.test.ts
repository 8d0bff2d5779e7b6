import { expect, test } from 'vitest';

import { mergeShares, type Share } from './merge-shares.ts';

const share = (roots: string, modules: string, size: number, imports = ''): Share => ({
  roots: new Set(roots),
  modules: [...modules],
  size,
  imports: new Set(imports),
});
const filesOf = (shares: readonly Share[]) =>
  mergeShares(shares, () => 1).map(({ modules }) => modules.join(''));

test('small shares of the same roots become one file, large ones that few need stay apart', () => {
  const shares = [share('xyz', 'a', 100), share('xy', 'b', 100), share('z', 'c', 90_000)];
  expect(filesOf(shares)).toEqual(['c', 'ab']);
});

test('the pair that saves most comes first, and then what its file still gains from', () => {
  const shares = [share('xy', 'a', 900), share('xyz', 'b', 10), share('xyz', 'c', 20)];
  expect(filesOf(shares)).toEqual(['abc']);
});

test('two shares stay apart where a third would import one of them and be imported by the other', () => {
  const far = share('w', 'm', 5000, 'b');
  expect(filesOf([share('xy', 'a', 10, 'm'), share('xy', 'b', 10), far])).toEqual(['a', 'b', 'm']);
  expect(filesOf([share('xy', 'a', 10), share('xy', 'b', 10), far])).toEqual(['m', 'ab']);
});

test('an import of a merged file counts as one of both its parts', () => {
  // Without it, c and e would become one file in a circle with the file of a and b.
  const shares = [
    share('uvwxyz', 'a', 10),
    share('uvwxyz', 'b', 10, 'e'),
    share('xy', 'c', 1000, 'a'),
    share('xy', 'e', 1000),
  ];
  expect(filesOf(shares)).toEqual(['c', 'e', 'ab']);
});

test('the imports of a file count for the roots that did not load it', () => {
  const heavy = share('z', 'h', 9000);
  expect(filesOf([heavy, share('xy', 'a', 10), share('x', 'b', 10)])).toEqual(['h', 'ab']);
  expect(filesOf([heavy, share('xy', 'a', 10), share('x', 'b', 10, 'h')])).toContain('a');
});
