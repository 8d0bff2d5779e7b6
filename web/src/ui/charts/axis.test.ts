import { describe, expect, it } from 'vitest';

import { axisTicks, placeOnAxis, shortAmount } from './axis.ts';

const kroner = (amount: number) => amount * 100;

describe('the ticks of a chart', () => {
  it.each([
    { high: 403_000, lines: [0, 150_000, 300_000, 450_000, 600_000] },
    { high: 376_900, lines: [0, 100_000, 200_000, 300_000, 400_000] },
    { high: 99, lines: [0, 25, 50, 75, 100] },
    { high: 1, lines: [0, 1, 2, 3, 4] },
  ])('are five round figures up to at least $high', ({ high, lines }) => {
    expect(axisTicks([0, kroner(high)], kroner(1))).toEqual(lines.map(kroner));
  });

  it('are whole numbers for counts', () => {
    expect(axisTicks([1, 3, 5], 1)).toEqual([0, 2, 4, 6, 8]);
    expect(axisTicks([19], 1)).toEqual([0, 5, 10, 15, 20]);
  });

  it('go below zero for a month with negative sales', () => {
    const lines = axisTicks([kroner(-120), kroner(300)], kroner(1));
    expect(lines[0]).toBeLessThanOrEqual(kroner(-120));
    expect(lines.at(-1)).toBeGreaterThanOrEqual(kroner(300));
    expect(lines).toContain(0);
  });
});

describe('a bar', () => {
  it.each([
    { value: 50, ticks: [0, 25, 50, 75, 100], bottom: '0%', height: '50%' },
    { value: 0, ticks: [0, 25, 50, 75, 100], bottom: '0%', height: '0%' },
    { value: 200, ticks: [-200, 0, 200, 400, 600], bottom: '25%', height: '25%' },
    { value: -100, ticks: [-200, 0, 200, 400, 600], bottom: '12.5%', height: '12.5%' },
  ])('with $value starts at the zero line of $ticks', ({ value, ticks, bottom, height }) => {
    expect(placeOnAxis(value, ticks)).toEqual({ bottom, height });
  });
});

describe('an amount on the axis', () => {
  it.each([
    [0, '0'],
    [800, '800'],
    [1500, '1,5 tkr.'],
    [400_000, '400 tkr.'],
    [1_250_000, '1,25 mio.'],
    [-60_000, '\u221260 tkr.'],
  ])('with %d kroner is shown as %s', (amount, text) => {
    expect(shortAmount(kroner(amount))).toBe(text);
  });
});
