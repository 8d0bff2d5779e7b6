import { describe, expect, test } from 'vitest';
import {
  integerFromText,
  integerToText,
  moneyFromText,
  moneyToText,
  quantityFromText,
  quantityToText,
} from './number-text.ts';

describe('an amount field', () => {
  test.each([
    ['1.234,50', 123450],
    ['1234,5', 123450],
    ['1234.50', 123450],
    ['1 234,50 kr.', 123450],
    ['\u221224,00', -2400],
    ['0', 0],
  ])('reads %s as %i øre', (text, ore) => {
    expect(moneyFromText(text)).toBe(ore);
  });

  test('an empty field has no value', () => {
    expect(moneyFromText('  ')).toBeNull();
    expect(moneyToText(null)).toBe('');
  });

  test.each(['abc', '1,234', '1,2,3', '--5'])('refuses %s rather than guess', (text) => {
    expect(moneyFromText(text)).toBeNaN();
  });

  test('what it writes it can read again', () => {
    for (const ore of [0, 5, 99, 100, 123450, 284735050, -2400000]) {
      expect(moneyFromText(moneyToText(ore))).toBe(ore);
    }
  });
});

test('a quantity takes comma or dot and drops empty decimals', () => {
  expect(quantityFromText('7,5')).toBe(7.5);
  expect(quantityFromText('7.25')).toBe(7.25);
  expect(quantityFromText('7,123')).toBeNaN();
  expect(quantityToText(7.5)).toBe('7,5');
  expect(quantityToText(120)).toBe('120');
});

test('a whole number takes digits alone and is written without grouping', () => {
  expect(integerFromText('1249')).toBe(1249);
  expect(integerToText(1249)).toBe('1249');
  expect(integerFromText('12,5')).toBeNaN();
  expect(integerFromText('-1')).toBeNaN();
  expect(integerFromText('')).toBeNull();
});
