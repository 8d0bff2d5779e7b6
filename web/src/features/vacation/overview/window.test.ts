import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawnRows } from './window.ts';

const heights = Array.from({ length: 200 }, () => 40);
const nothing = () => false;
const at = (top: number, focused?: number) => ({ top, height: 400, focused });
const indexes = (...asked: Parameters<typeof drawnRows>) =>
  drawnRows(...asked).rows.map(({ index }) => index);

describe('the rows that are drawn', () => {
  it('in a list of 200 are the visible ones and a few more', () => {
    expect(indexes(heights, nothing, at(0))).toHaveLength(16);
    const middle = indexes(heights, nothing, at(4000));
    expect([middle[0], middle.at(-1)]).toEqual([94, 115]);
  });

  it('reach to the next row with a bar on both sides, so that Tab finds it', () => {
    const drawn = indexes(heights, (index) => index % 50 === 0, at(4000));
    expect(drawn[0]).toBe(50);
    expect(drawn.at(-1)).toBe(150);
  });

  it('keep the row with the focus', () => {
    expect(indexes(heights, nothing, at(4000, 3))[0]).toBe(3);
  });

  it('in a short list are all', () => {
    expect(indexes([40, 68], nothing, at(0))).toEqual([0, 1]);
    expect(drawnRows([], nothing, at(0))).toEqual({ rows: [], gapBelow: 0 });
  });

  it('and the gaps are as high as all rows, wherever one is', () => {
    const any = fc.record({
      tall: fc.array(fc.constantFrom(40, 68, 96), { maxLength: 300 }),
      top: fc.nat(20_000),
      height: fc.integer({ min: 0, max: 900 }),
      focused: fc.option(fc.nat(400), { nil: undefined }),
    });
    fc.assert(
      fc.property(any, ({ tall, ...scrolled }) => {
        const { rows, gapBelow } = drawnRows(tall, (index) => index % 7 === 0, scrolled);
        const drawn = rows.reduce(
          (sum, { index, gap }) => sum + gap + (tall[index] ?? 0),
          gapBelow,
        );
        expect(drawn).toBe(tall.reduce((sum, one) => sum + one, 0));
        expect(rows.every(({ gap }) => gap >= 0)).toBe(true);
      }),
    );
  });
});
