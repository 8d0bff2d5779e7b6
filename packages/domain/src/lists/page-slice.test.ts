import { expect, test } from 'vitest';
import { pageSlice, rangeText } from './page-slice.ts';

test.each([
  [248, 1, '1–10', 25],
  [248, 25, '241–248', 25],
  [248, 99, '241–248', 25],
  [3, 1, '1–3', 1],
  [0, 1, '0', 1],
])('%i rows, page %i shows %s', (count, page, text, pages) => {
  const slice = pageSlice(count, page, 10);
  expect(rangeText(slice)).toBe(text);
  expect(slice.pages).toBe(pages);
});
