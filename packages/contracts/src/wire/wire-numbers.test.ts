import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { readKroner } from './read-kroner.ts';
import {
  amountTooLarge,
  kroner,
  kronerAnswer,
  notAnAmount,
  plainNumber,
  quantity,
  quantityTooLarge,
  salesPrice,
  wholeNumber,
} from './wire-numbers.ts';

/** The text of the first issue; undefined for a valid value. */
function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  return z.safeDecode(schema, value).error?.issues[0]?.message;
}

const anyOere = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

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
    ['1 250,75', 125_075],
    ['1\u00a0250,75', 125_075],
    ['12 345 678.90', 1_234_567_890],
    ['kr. 1.250', 125_000],
    ['1.250,75 kr.', 125_075],
    ['DKK 5', 500],
    ['\u22122,50', -250],
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
    '12 34',
    '1,250.75',
    'kr.',
    'EUR 5',
    '1e3',
    '+5',
    '5,',
    ',5',
    '--5',
    '',
    'tolv',
    '12345678901234',
  ])('%j is no amount with at most two decimals', (wire) => {
    expect(readKroner(wire)).toBeUndefined();
  });

  test('other text is refused in Danish', () => {
    expect(firstIssue(kroner, 'tolv')).toBe('Skriv et beløb med højst to decimaler.');
    expect(firstIssue(kroner, 1.234)).toBe('Skriv et beløb med højst to decimaler.');
    expect(firstIssue(kroner, null)).toBe('Skriv et beløb.');
  });

  test.each([
    10_000_000_000.01,
    1e21,
    '10.000.000.000,01',
    '-99999999999',
    '9'.repeat(40),
    `${'9'.repeat(40)},50`,
  ])('%j is too large, and the refusal says so', (wire) => {
    expect(firstIssue(kroner, wire)).toBe(amountTooLarge);
  });

  test('a form is refused with the same texts as a call', () => {
    const said = (value: unknown) => z.safeEncode(kroner, value as never).error?.issues[0]?.message;
    expect(said(1_000_000_000_001)).toBe(amountTooLarge);
    expect([Number.NaN, '1,', 1.5].map(said)).toEqual([notAnAmount, notAnAmount, notAnAmount]);
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

test('a quantity that is too large says so, in a call and in a form', () => {
  const said = (value: unknown) => z.safeEncode(quantity, value as never).error?.issues[0]?.message;
  expect(firstIssue(quantity, '1000000001')).toBe(quantityTooLarge);
  expect(firstIssue(quantity, '9'.repeat(30))).toBe(quantityTooLarge);
  expect(said(1_000_000_001)).toBe(quantityTooLarge);
  expect(said(Number.NaN)).toBe('Skriv et antal på mindst 0 med højst to decimaler.');
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
    ['9'.repeat(13), 'Højst 999.'],
    ['9'.repeat(400), 'Højst 999.'],
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
