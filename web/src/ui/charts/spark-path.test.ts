import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sparkPath } from './spark-path.ts';

const size = { width: 100, height: 20, edge: 2 };

test('the highest value is at the top, 0 at the bottom, and the last point is the last value', () => {
  expect(sparkPath([0, 50, 100], size)).toEqual({
    line: 'M2 18L50 10L98 2',
    end: { x: 98, y: 2 },
  });
});

test('without two values, or with none above 0, there is no line', () => {
  expect([sparkPath([], size), sparkPath([7], size), sparkPath([0, 0], size)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('no point is outside the drawing, whatever was credited', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 2, maxLength: 12 }), (values) => {
      const drawn = sparkPath(values, size);
      fc.pre(drawn !== undefined);
      const numbers = drawn?.line.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(numbers).toHaveLength(values.length * 2);
      expect(numbers.every((one) => one >= 2 && one <= 98)).toBe(true);
      expect(numbers.filter((_, index) => index % 2 === 1).every((y) => y <= 18)).toBe(true);
    }),
  );
});
