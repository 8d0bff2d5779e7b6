import { largestNumber } from '@driftig/contracts/wire-numbers';
import { describe, expect, test } from 'vitest';

import { checkNumber, seriesAfter } from './series.ts';

const series = { invoice: 10, order: 4 };

describe('the series after an invoice', () => {
  test.each<[string, Parameters<typeof seriesAfter>[1], { invoice: number; order: number }]>([
    [
      'with the next number',
      { invoice: 10, order: undefined, typed: false },
      { invoice: 11, order: 4 },
    ],
    [
      'past numbers typed before',
      { invoice: 13, order: undefined, typed: false },
      { invoice: 14, order: 4 },
    ],
    [
      'with the next number, typed',
      { invoice: 10, order: undefined, typed: true },
      { invoice: 11, order: 4 },
    ],
    [
      'with a higher number, typed',
      { invoice: 500, order: undefined, typed: true },
      { invoice: 10, order: 4 },
    ],
    [
      'with a lower number, typed',
      { invoice: 3, order: undefined, typed: true },
      { invoice: 10, order: 4 },
    ],
    ['with an order', { invoice: 10, order: 4, typed: false }, { invoice: 11, order: 5 }],
    [
      'with an order, number typed',
      { invoice: 500, order: 4, typed: true },
      { invoice: 10, order: 5 },
    ],
  ])('%s', (_, used, after) => {
    expect(seriesAfter(series, used)).toEqual(after);
  });
});

test('nine digits are the most, and the text says so', () => {
  expect(() => checkNumber(largestNumber, 'invoice')).not.toThrow();
  expect(() => checkNumber(largestNumber + 1, 'invoice')).toThrow(
    'Fakturanumrene er brugt op: de har højst 9 cifre. Kontakt Driftig.',
  );
  expect(() => checkNumber(largestNumber + 1, 'order')).toThrow('Ordrenumrene er brugt op');
});
