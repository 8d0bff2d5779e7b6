import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedSign,
  integerFromText,
  isBelowZero,
  integerToText,
  isTooLong,
  moneyFromText,
  moneyToText,
  quantityFromText,
  quantityToText,
} from './number-text.ts';

test.each([
  [null, '-'],
  [0, '-'],
  ['-', null],
  [250, -250],
  [-250, 250],
  ['1,2345', '-1,2345'],
  ['\u2212 7,', '7,'],
])('the other sign of %j is %j', (value, other) => {
  expect(changedSign(value)).toBe(other);
  expect(isBelowZero(other)).toBe(!isBelowZero(value));
});

describe('an amount', () => {
  test.each([
    ['1.234,50', 123450],
    ['1234,5', 123450],
    ['1234.50', 123450],
    ['1 234,50 kr.', 123450],
    ['\u221224,00', -2400],
    ['0', 0],
    ['1250,', 125000],
    ['1.250.', 125000],
    ['1250,7', 125070],
    [',5', 50],
    ['-,5', -50],
    ['kr. 1.250', 125000],
    ['1\u00a0250,75', 125075],
  ])('typed as %s is read as %i øre', (text, ore) => {
    expect(moneyFromText(text)).toBe(ore);
  });

  test('that is empty is null', () => {
    expect(moneyFromText('  ')).toBeNull();
    expect(moneyToText(null)).toBe('');
  });

  test.each(['abc', '1,234', '1,2,3', '--5', '-', ',', '1,250.75', 'kr.'])(
    'typed as %s is kept as the text that it is, not guessed',
    (text) => {
      expect(moneyFromText(text)).toBe(text);
      expect(moneyToText(text)).toBe(text);
    },
  );

  test('is never NaN, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- \u2212kr') }), (text) => {
        for (const parse of [moneyFromText, quantityFromText, integerFromText])
          expect(parse(text)).not.toBeNaN();
      }),
    );
  });

  test('with more digits than any field takes is too long, not badly written', () => {
    expect(['9'.repeat(14), '99.999.999.999.999,50', '12', '1,2,3', null].map(isTooLong)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('is formatted as a text that is read as the same amount', () => {
    for (const ore of [0, 5, 99, 100, 123450, 284735050, -2400000]) {
      expect(moneyFromText(moneyToText(ore))).toBe(ore);
    }
  });
});

test('a quantity accepts comma or dot and is shown without trailing zeros', () => {
  expect(quantityFromText('7,5')).toBe(7.5);
  expect(quantityFromText('7.25')).toBe(7.25);
  expect(quantityFromText('7,123')).toBe('7,123');
  expect(quantityToText(0)).toBe('0');
  expect(quantityToText(7.5)).toBe('7,5');
  expect(quantityToText(120)).toBe('120');
});

test('a whole number accepts digits only and is shown without grouping', () => {
  expect(integerFromText('1249')).toBe(1249);
  expect(integerToText(1249)).toBe('1249');
  expect(integerFromText('12,5')).toBe('12,5');
  expect(integerFromText('-1')).toBe('-1');
  expect(integerFromText('1 249')).toBe(1249);
  expect(integerFromText('')).toBeNull();
});
