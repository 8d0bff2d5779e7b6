import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import {
  accountNumber,
  digits,
  kroner,
  kronerAnswer,
  plainNumber,
  quantity,
  readKroner,
  regNumber,
  salesPrice,
  wholeNumber,
} from './wire-numbers.ts';

/** The text of the first issue; undefined for a valid value. */
function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  return z.safeDecode(schema, value).error?.issues[0]?.message;
}

const anyOere = fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 });

test.each([
  ['0', undefined],
  ['9.999.999,99', undefined],
  ['-0,01', 'Prisen kan ikke være under 0.'],
  ['10.000.000', 'Prisen kan højst være 9.999.999,99.'],
  ['meget', 'Skriv et beløb med højst to decimaler.'],
])('a sales price of %s: %s', (typed, text) => {
  expect(firstIssue(salesPrice, typed)).toBe(text);
});

describe('kroner', () => {
  test.each([
    ['1.234,50', 123_450],
    ['1234,5', 123_450],
    ['1234.50', 123_450],
    [1234.5, 123_450],
    ['1.234', 123_400],
    ['12.345.678,90', 1_234_567_890],
    [' 12 ', 1200],
    ['0,05', 5],
    ['-0,05', -5],
    [-19.99, -1999],
    [0.1, 10],
    ['-0', 0],
  ])('%j is %i øre', (wire, oere) => {
    expect(z.decode(kroner, wire)).toBe(oere);
  });

  test.each([
    1.234,
    1.005,
    0.1 + 0.2,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1,234',
    '1.23.456',
    '12.34,5',
    '1 234',
    '1e3',
    '+5',
    '5,',
    ',5',
    '--5',
    '',
    'tolv',
    '123456789012',
  ])('%j is no amount with at most two decimals', (wire) => {
    expect(readKroner(wire)).toBeUndefined();
  });

  test('other text is refused in Danish', () => {
    expect(firstIssue(kroner, 'tolv')).toBe('Skriv et beløb med højst to decimaler.');
    expect(firstIssue(kroner, 1.234)).toBe('Skriv et beløb med højst to decimaler.');
    expect(firstIssue(kroner, null)).toBe('Skriv et beløb.');
  });

  test('every amount is the same after encoding and decoding', () => {
    fc.assert(
      fc.property(anyOere, (oere) => {
        const onTheWire = JSON.parse(JSON.stringify(z.encode(kroner, oere))) as number;
        expect(z.decode(kroner, onTheWire)).toBe(oere);
        expect(z.decode(kronerAnswer, onTheWire)).toBe(oere);
      }),
    );
  });

  test('decimal comma and decimal point mean the same', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(99), (whole, hundredths) => {
        const fraction = String(hundredths).padStart(2, '0');
        const oere = whole * 100 + hundredths;
        expect(readKroner(`${whole},${fraction}`)).toBe(oere);
        expect(readKroner(`${whole}.${fraction}`)).toBe(oere);
      }),
    );
  });
});

describe('quantity', () => {
  test.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    [0, 0],
    ['1.250', 1250],
    [0.07, 0.07],
  ])('%j is %d', (wire, value) => {
    expect(z.decode(quantity, wire)).toBe(value);
  });

  test.each([-1, '-0,5', 1.125, '', 'to'])('%j is no quantity', (wire) => {
    expect(firstIssue(quantity, wire)).toBe('Skriv et antal på mindst 0 med højst to decimaler.');
  });
});

describe('a whole number', () => {
  const number = wholeNumber({
    min: 1,
    max: 999,
    error: 'Tal.',
    missing: 'Mangler.',
    tooSmall: 'Mindst 1.',
    tooLarge: 'Højst 999.',
  });

  test.each([
    [7, 7],
    ['7', 7],
    [' 007 ', 7],
    ['999', 999],
  ])('%j is %j', (sent, meant) => {
    expect(z.decode(number, sent)).toBe(meant);
  });

  test.each([
    ['', 'Mangler.'],
    ['  ', 'Mangler.'],
    [null, 'Mangler.'],
    [undefined, 'Mangler.'],
    ['syv', 'Tal.'],
    ['1.5', 'Tal.'],
    [1.5, 'Tal.'],
    [-1, 'Tal.'],
    ['0x1f', 'Tal.'],
    ['1e3', 'Tal.'],
    ['9'.repeat(13), 'Tal.'],
    [0, 'Mindst 1.'],
    ['1000', 'Højst 999.'],
  ])('%j: %s', (sent, said) => {
    expect(firstIssue(number, sent)).toBe(said);
  });

  test('gives the same texts when encoding', () => {
    const said = (value: unknown) => z.safeEncode(number, value as never).error?.issues[0]?.message;
    expect([undefined, Number.NaN, 1.5, 0, 1000].map(said)).toEqual([
      'Mangler.',
      'Tal.',
      'Tal.',
      'Mindst 1.',
      'Højst 999.',
    ]);
  });
});

describe('digits', () => {
  test('keep leading zeros, and may be sent as a number', () => {
    expect(z.decode(accountNumber, ' 0001234567 ')).toBe('0001234567');
    expect(z.decode(regNumber, 7230)).toBe('7230');
  });

  test.each([
    ['12a4', 'Reg.nr. må kun bestå af tal.'],
    ['12 34', 'Reg.nr. må kun bestå af tal.'],
    [-1, 'Reg.nr. må kun bestå af tal.'],
    ['12345', 'Reg.nr. har højst 4 cifre.'],
  ])('%j: %s', (sent, said) => {
    expect(firstIssue(regNumber, sent)).toBe(said);
  });

  test('are called by their label in the error text', () => {
    expect(firstIssue(digits(3, 'Postnummer'), 'abc')).toBe('Postnummer må kun bestå af tal.');
  });
});

describe('a number with decimals', () => {
  test.each([
    [12.5, 12.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0', 0],
  ])('%j is %j', (sent, meant) => {
    expect(z.decode(plainNumber(100), sent)).toBe(meant);
  });

  test.each([
    ['ti', 'Skal være et tal.'],
    [-1, 'Skal være et tal.'],
    ['101', 'Skal være højst 100.'],
    [null, 'Skal være et tal.'],
  ])('%j: %s', (sent, said) => {
    expect(firstIssue(plainNumber(100), sent)).toBe(said);
  });
});
