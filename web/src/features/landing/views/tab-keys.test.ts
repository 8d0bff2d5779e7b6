import { expect, test } from 'vitest';

import { tabAfter } from './tab-keys.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
])('%s moves from tab %i of five to tab %i', (key, from, to) => {
  expect(tabAfter(key, from, 5)).toBe(to);
});

test.each(['Tab', 'Enter', ' ', 'a', 'ArrowDown'])('%j is not handled', (key) => {
  expect(tabAfter(key, 2, 5)).toBeUndefined();
});
