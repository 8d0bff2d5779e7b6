import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isConvex, mapOntoCorners, straightSize, type Corners } from './perspective.ts';

const square: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const share = fc.double({ min: 0, max: 0.4, noNaN: true });
/** A sheet seen askew: each corner in its own part of a picture of 1000 × 1000. */
const askew = fc.tuple(...Array.from({ length: 8 }, () => share)).map((shares): Corners => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = shares.map((one) => one * 1000);
  return [
    { x: a, y: b },
    { x: 1000 - c, y: d },
    { x: 1000 - e, y: 1000 - f },
    { x: g, y: 1000 - h },
  ];
});

test('the corners of the straight picture come from the corners of the sheet', () => {
  fc.assert(
    fc.property(askew, (corners) => {
      fc.pre(isConvex(corners));
      const map = mapOntoCorners(corners);
      for (const [index, corner] of square.entries()) {
        const { x, y } = map(corner);
        expect(x).toBeCloseTo(corners[index]?.x ?? Number.NaN, 4);
        expect(y).toBeCloseTo(corners[index]?.y ?? Number.NaN, 4);
      }
    }),
  );
});

test('every place of the straight picture lies within the sheet', () => {
  fc.assert(
    fc.property(askew, share, share, (corners, x, y) => {
      fc.pre(isConvex(corners));
      const place = mapOntoCorners(corners)({ x: x * 2.5, y: y * 2.5 });
      expect(place.x).toBeGreaterThan(-0.01);
      expect(place.x).toBeLessThan(1000.01);
      expect(place.y).toBeGreaterThan(-0.01);
      expect(place.y).toBeLessThan(1000.01);
    }),
  );
});

test('a sheet that is straight already keeps its places and its size', () => {
  const sheet: Corners = [
    { x: 10, y: 20 },
    { x: 110, y: 20 },
    { x: 110, y: 220 },
    { x: 10, y: 220 },
  ];
  expect(mapOntoCorners(sheet)({ x: 0.5, y: 0.25 })).toEqual({ x: 60, y: 70 });
  expect(straightSize(sheet)).toEqual({ width: 100, height: 200 });
});

test('corners that cross, or lie on one line, span nothing', () => {
  const [a, b, c, d] = square;
  expect(isConvex(square)).toBe(true);
  expect(isConvex([a, c, b, d])).toBe(false);
  expect(isConvex([b, a, d, c])).toBe(false);
  expect(isConvex([a, a, a, a])).toBe(false);
});
