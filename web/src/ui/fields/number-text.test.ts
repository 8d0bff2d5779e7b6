import { describe, expect, test } from 'vitest';
import {
  integerFromText,
  integerToText,
  moneyFromText,
  moneyToText,
  quantityFromText,
  quantityToText,
} from './number-text.ts';

describe('an amount', () => {
  test.each([
    ['1.234,50', 123450],
    ['1234,5', 123450],
    ['1234.50', 123450],
    ['1 234,50 kr.', 123450],
    ['\u221224,00', -2400],
    ['0', 0],
  ])('typed as %s is read as %i øre', (text, ore) => {
    expect(moneyFromText(text)).toBe(ore);
  });

  test('that is empty is null', () => {
    expect(moneyFromText('  ')).toBeNull();
    expect(moneyToText(null)).toBe('');
  });

  test.each(['abc', '1,234', '1,2,3', '--5'])('typed as %s is refused, not guessed', (text) => {
    expect(moneyFromText(text)).toBeNaN();
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
  expect(quantityFromText('7,123')).toBeNaN();
  expect(quantityToText(7.5)).toBe('7,5');
  expect(quantityToText(120)).toBe('120');
});

test('a whole number accepts digits only and is shown without grouping', () => {
  expect(integerFromText('1249')).toBe(1249);
  expect(integerToText(1249)).toBe('1249');
  expect(integerFromText('12,5')).toBeNaN();
  expect(integerFromText('-1')).toBeNaN();
  expect(integerFromText('')).toBeNull();
});
