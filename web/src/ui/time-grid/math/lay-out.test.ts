import fc from 'fast-check';
import { expect, test } from 'vitest';

import { layOut } from './lay-out.ts';

const span = (from: number, to: number) => ({ from, to });

test.each([
  [
    'apart',
    [span(0, 60), span(60, 120)],
    [
      [0, 1],
      [0, 1],
    ],
  ],
  [
    'the same time',
    [span(0, 60), span(0, 60)],
    [
      [0, 2],
      [1, 2],
    ],
  ],
  [
    'a chain',
    [span(0, 60), span(30, 90), span(60, 120)],
    [
      [0, 2],
      [1, 2],
      [0, 2],
    ],
  ],
  [
    'one within',
    [span(0, 300), span(60, 90), span(120, 150)],
    [
      [0, 2],
      [1, 2],
      [1, 2],
    ],
  ],
] as const)('%s', (_name, parts, places) => {
  expect(layOut(parts).map(({ slot, of }) => [slot, of])).toEqual(places);
});

test('no two that overlap cover each other, and none is wider than needed', () => {
  const parts = fc
    .array(
      fc
        .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 40 }))
        .map(([from, length]) => span(from, from + length)),
      { minLength: 1, maxLength: 40 },
    )
    .map((some) => some.toSorted((one, other) => one.from - other.from));
  fc.assert(
    fc.property(parts, (some) => {
      const slots = layOut(some);
      expect(slots.length).toBe(some.length);
      for (const [index, one] of some.entries()) {
        const place = slots[index];
        expect(place?.slot).toBeLessThan(place?.of ?? 0);
        for (const [at, other] of some.entries()) {
          if (at === index || one.from >= other.to || other.from >= one.to) continue;
          expect(slots[at]?.slot).not.toBe(place?.slot);
          expect(slots[at]?.of).toBe(place?.of);
        }
      }
    }),
  );
});
