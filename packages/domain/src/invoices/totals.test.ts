import { taxInside } from '@driftig/tests/support/stack/tax-inside';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { taxOf } from '../money.ts';
import { invoiceSums, sumOf } from './totals.ts';

const anyLine = fc.record({
  price: fc.integer({ min: -10_000_000, max: 100_000_000 }),
  quantity: fc.nat(100_000).map((hundredths) => hundredths / 100),
});
const anyLines = fc.array(anyLine, { maxLength: 40 });
const anyPercent = fc.integer({ min: 0, max: 100 });
const anyDeposit = fc.nat(1_000_000_000);

test('three lines are summed to the øre', () => {
  const lines = [
    { price: 1_450_000, quantity: 1 },
    { price: 680_000, quantity: 1 },
    { price: 39_500, quantity: 2.5 },
  ];
  expect(invoiceSums(lines, 25)).toEqual({
    price: 2_228_750,
    tax: 557_188,
    total: 2_785_938,
    amountDue: 2_785_938,
  });
});

test('tax is rounded once, on the sum, not on each line', () => {
  const cheap = { price: 2, quantity: 1 };
  expect(invoiceSums([cheap, cheap], 25).tax).toBe(1);
  expect(2 * taxOf(2, 25)).toBe(2);
});

test('a hundred lines of 0,10 kr. are 10,00 kr.', () => {
  const lines = Array.from({ length: 100 }, () => ({ price: 10, quantity: 1 }));
  expect(invoiceSums(lines, 25)).toMatchObject({ price: 1000, tax: 250, total: 1250 });
});

describe('for any lines', () => {
  test('price and tax add up to the total, in integer øre', () => {
    fc.assert(
      fc.property(anyLines, anyPercent, anyDeposit, (lines, percent, deposit) => {
        const sums = invoiceSums(lines, percent, deposit);
        expect(Object.values(sums).every(Number.isSafeInteger)).toBe(true);
        expect(sums.total).toBe(sums.price + sums.tax);
        expect(sums.amountDue).toBe(sums.total - deposit);
      }),
    );
  });

  test('neither order nor grouping changes the sums', () => {
    fc.assert(
      fc.property(anyLines, fc.nat(40), (lines, at) => {
        expect(sumOf(lines.toReversed())).toBe(sumOf(lines));
        expect(sumOf(lines.slice(0, at)) + sumOf(lines.slice(at))).toBe(sumOf(lines));
      }),
    );
  });

  test('without tax the total equals the price', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(invoiceSums(lines, 0)).toMatchObject({ tax: 0, total: sumOf(lines) });
      }),
    );
  });

  test('a deposit and the rest add up to the whole, within one øre', () => {
    fc.assert(
      fc.property(anyLines, anyPercent, anyDeposit, (lines, percent, deposit) => {
        const { tax, amountDue } = invoiceSums(lines, percent, deposit);
        const apart = taxInside(deposit, percent) + taxInside(amountDue, percent);
        expect(Math.abs(apart - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
