import { taxInside } from '@driftig/tests/support/stack/tax-inside';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatKroner } from './format.ts';
import { lineTotal, parseKroner, roundHalfAway, scale, taxOf } from './money.ts';

const anyOere = fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 });
const anyPercent = fc.integer({ min: 0, max: 100 });
/** Valid quantities: at least 0, at most two decimals. */
const anyHundredths = fc.nat(10_000_000);

describe('typed amounts', () => {
  test.each([
    ['1.234,50', 123_450],
    ['1234.5', 123_450],
    ['12', 1200],
    ['−500,00', -50_000],
    ['-500', -50_000],
  ])('%s', (typed, oere) => {
    expect(parseKroner(typed)).toBe(oere);
  });

  test.each(['', 'abc', '12,345', '1.2.3', '12 €', 'Infinity', '0x10'])(
    '%j is refused',
    (typed) => {
      expect(parseKroner(typed)).toBeNull();
    },
  );

  test('every formatted amount can be parsed back', () => {
    fc.assert(
      fc.property(anyOere, (oere) => {
        expect(parseKroner(formatKroner(oere))).toBe(oere);
      }),
    );
  });
});

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [1.49, 1],
    [-2.5, -3],
    [2.4, 2],
  ])('%d is %i, half away from zero', (value, rounded) => {
    expect(roundHalfAway(value)).toBe(rounded);
  });

  test('a scaled amount is off by at most half an øre, and half is rounded away from zero', () => {
    fc.assert(
      fc.property(anyOere, anyPercent, fc.integer({ min: 1, max: 200 }), (amount, part, whole) => {
        const share = scale(amount, part, whole);
        expect(Number.isSafeInteger(share)).toBe(true);
        const error = BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(part);
        const twice = 2n * (amount < 0 ? -error : error);
        expect(twice > -BigInt(whole) && twice <= BigInt(whole)).toBe(true);
      }),
    );
  });

  test('positive and negative amounts are rounded alike', () => {
    fc.assert(
      fc.property(anyOere, anyPercent, (amount, percent) => {
        expect(taxOf(-amount, percent) + taxOf(amount, percent)).toBe(0);
      }),
    );
  });
});

describe('a line', () => {
  test.each([
    [39_500, 2.5, 98_750],
    [3333, 0.33, 1100],
    [10, 0.07, 1],
    [-10, 0.05, -1],
    [1_450_000, 0, 0],
  ])('%i øre × %d = %i øre', (price, quantity, total) => {
    expect(lineTotal(price, quantity)).toBe(total);
  });

  test('multiplies a quantity with two decimals exactly', () => {
    fc.assert(
      fc.property(anyOere, anyHundredths, (price, hundredths) => {
        expect(lineTotal(price, hundredths / 100)).toBe(scale(price, hundredths, 100));
      }),
    );
  });

  test('with a thousand pieces costs exactly a thousand times the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (price) => {
        const pieces = Array.from({ length: 1000 }, () => lineTotal(price, 1));
        const sum = pieces.reduce((total, piece) => total + piece, 0);
        expect(sum).toBe(lineTotal(price, 1000));
      }),
    );
  });
});

describe('tax', () => {
  test.each([
    [2_228_750, 25, 557_188],
    [2, 25, 1],
    [-2, 25, -1],
    [1, 25, 0],
    [123_456, 0, 0],
  ])('on %i øre at %i %% is %i øre', (net, percent, tax) => {
    expect(taxOf(net, percent)).toBe(tax);
  });

  test.each([
    [12_500, 25, 2500],
    [10_000, 25, 2000],
    [10_001, 25, 2000],
    [10_003, 25, 2001],
    [500_000, 0, 0],
  ])('inside %i øre at %i %% is %i øre', (gross, percent, tax) => {
    expect(taxInside(gross, percent)).toBe(tax);
  });

  test('the tax added to an amount equals the tax inside the result', () => {
    fc.assert(
      fc.property(anyOere, anyPercent, (net, percent) => {
        const tax = taxOf(net, percent);
        expect(taxInside(net + tax, percent)).toBe(tax);
      }),
    );
  });
});
