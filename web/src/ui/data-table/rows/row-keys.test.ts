import { expect, test } from 'vitest';

import { rowAfterKey } from './row-keys.ts';

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, undefined],
  ['a', 1, undefined],
])('%s in row %i of four leads to %s', (key, at, next) => {
  expect(rowAfterKey(key, at, 4)).toBe(next);
});
