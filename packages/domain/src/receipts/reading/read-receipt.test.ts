import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isValidCvr } from '../../check-digits.ts';
import { readReceipt } from './read-receipt.ts';

const today = '2026-11-27';
const word = fc.constantFrom(
  'I alt',
  'TOTAL',
  'At betale',
  'Heraf moms',
  'Moms 25 %',
  'ekskl. moms',
  'CVR',
  'EUR',
  'kr.',
  'Kreditnota',
  'Dato',
  '-',
  '%',
  'STARK',
);
const amount = fc
  .integer({ min: -10_000_000, max: 10_000_000 })
  .map((ore) => (ore / 100).toFixed(2).replace('.', ','));
const date = fc
  .tuple(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 2030 }),
  )
  .map((parts) => parts.join('-'));
const number = fc.integer({ min: 0, max: 99_999_999 }).map(String);
const line = fc
  .array(fc.oneof(word, amount, date, number, fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 5,
  })
  .map((parts) => parts.join(' '));

test('suggestions from any text have an amount above 0, VAT within it and no future date', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const {
        amount: total = 1,
        vat = 0,
        date: day = today,
        cvr,
        shop,
      } = readReceipt(lines, { today });
      expect(Number.isSafeInteger(total) && Number.isSafeInteger(vat)).toBe(true);
      expect(total).toBeGreaterThan(0);
      expect(vat >= 0 && vat <= total).toBe(true);
      expect(day <= today && day >= '2021-11-27').toBe(true);
      expect(cvr === undefined || isValidCvr(cvr)).toBe(true);
      expect(shop === undefined || (shop.length > 1 && shop.length <= 120)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a Danish receipt of any amount is read back to the øre', () => {
  const cents = (ore: number) => (ore / 100).toLocaleString('da-DK', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 99_999_999 }), (ore) => {
      const vat = Math.round(ore / 5);
      const lines = ['Kiosken', `I alt ${cents(ore)}`, `Heraf moms ${cents(vat)}`];
      expect(readReceipt(lines, { today })).toEqual({ shop: 'Kiosken', amount: ore, vat });
    }),
  );
});

test('a long line and many lines are read in bounded time', () => {
  const long = '1 1.1 '.repeat(100_000);
  expect(
    readReceipt([long, ...Array.from({ length: 50_000 }, () => 'Total 1,00')], { today }),
  ).toEqual({
    amount: 100,
  });
});
