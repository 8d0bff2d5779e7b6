import { expect, test } from 'vitest';

import { countAbove, distanceTo } from './geometry.ts';

const box = { left: 10, right: 20, top: 10, bottom: 30 };

test.each([
  [15, 20, 0],
  [10, 30, 0],
  [5, 20, 5],
  [15, 33, 3],
  [23, 34, 5],
])('the point %i, %i is %i px from the box', (x, y, distance) => {
  expect(distanceTo(box, x, y)).toBe(distance);
});

test('the position among 2,000 cards is found by reading few of them', () => {
  let read = 0;
  const middleOf = (index: number) => {
    read += 1;
    return index * 100 + 50;
  };
  expect(countAbove(2000, middleOf, 123_400)).toBe(1234);
  expect(countAbove(2000, middleOf, -5)).toBe(0);
  expect(countAbove(2000, middleOf, 900_000)).toBe(2000);
  expect(countAbove(0, middleOf, 10)).toBe(0);
  expect(read).toBeLessThan(40);
});
