import { describe, expect, it, test } from 'vitest';
import {
  currencyWord,
  formatAmount,
  formatDate,
  formatKroner,
  formatOneDecimal,
  formatPhone,
  formatQuantity,
} from './format.ts';

describe('amounts in kroner', () => {
  it.each([
    [0, '0,00'],
    [-0, '0,00'],
    [5, '0,05'],
    [50, '0,50'],
    [100, '1,00'],
    [99_999, '999,99'],
    [100_000, '1.000,00'],
    [123_450, '1.234,50'],
    [100_000_000_00, '100.000.000,00'],
    [-2_400_000, '\u221224.000,00'],
    [-5, '\u22120,05'],
  ])('%i øre is written %s', (ore, written) => {
    expect(formatKroner(ore)).toBe(written);
  });

  it("end with 'kr.' for Danish kroner and with the ISO code for other currencies", () => {
    expect(formatAmount(4_487_500, 'DKK')).toBe('44.875,00 kr.');
    expect(formatAmount(123_450, 'EUR')).toBe('1.234,50 EUR');
    expect(formatAmount(-100, 'SEK')).toBe('\u22121,00 SEK');
    expect(currencyWord('DKK')).toBe('kr.');
  });

  it.each([
    [284_735_050, '2.847.350,5'],
    [0, '0,0'],
    [4, '0,0'],
    [-4, '0,0'],
    [5, '0,1'],
    [-5, '\u22120,1'],
    [99_995, '1.000,0'],
  ])('%i øre with one decimal is %s, half away from zero', (ore, written) => {
    expect(formatOneDecimal(ore)).toBe(written);
  });
});

describe('quantities', () => {
  it.each([
    [1, '1'],
    [0, '0'],
    [20, '20'],
    [100, '100'],
    [1000, '1.000'],
    [1250, '1.250'],
    [1_000_000, '1.000.000'],
    [7.5, '7,5'],
    [0.25, '0,25'],
    [1.005, '1,005'],
    [0.1 + 0.2, '0,3'],
    [-2, '\u22122'],
    [-0.0001, '0'],
  ])('%d is written %s', (quantity, written) => {
    expect(formatQuantity(quantity)).toBe(written);
  });
});

describe('dates', () => {
  it('are written day first', () => {
    expect(formatDate('2026-11-12')).toBe('12-11-2026');
    expect(formatDate('2026-01-02')).toBe('02-01-2026');
  });

  it('that cannot be read are returned unchanged', () => {
    expect(formatDate('')).toBe('');
    expect(formatDate('snart')).toBe('snart');
  });
});

test.each([
  ['20146005', '20 14 60 05'],
  ['20 14 60 05', '20 14 60 05'],
  ['+45 2014 6005', '20 14 60 05'],
  ['0045-20146005', '20 14 60 05'],
  ['+46 70 123 45 67', '+46 70 123 45 67'],
  ['lokal 12', 'lokal 12'],
  ['', ''],
])('the phone number %s is shown as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});
