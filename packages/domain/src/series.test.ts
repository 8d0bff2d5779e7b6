import { largestNumber } from '@driftig/contracts/wire/wire-numbers';
import { describe, expect, test } from 'vitest';

import { assertNumberLeft, issuedInMonth, seriesAfter, displayedNextNumber } from './series.ts';

const today = '2026-11-21';
const series = { invoice: 10, order: 4, creditNote: 2, month: '2026-11', issued: 6 };

describe('the series after an invoice', () => {
  test.each<
    [string, Omit<Parameters<typeof seriesAfter>[1], 'today'>, { invoice: number; order: number }]
  >([
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
    expect(seriesAfter(series, { ...used, today })).toEqual({
      ...after,
      creditNote: 2,
      month: '2026-11',
      issued: 7,
    });
  });
});

describe('invoices of a calendar month', () => {
  const one = { invoice: 10, order: undefined, typed: false };

  test('are counted from zero in a new month', () => {
    const next = seriesAfter(series, { ...one, today: '2026-12-01' });
    expect(next).toMatchObject({ month: '2026-12', issued: 1 });
    expect(issuedInMonth(next, '2026-12-31')).toBe(1);
    expect(issuedInMonth(next, '2027-12-01')).toBe(0);
  });

  test('are zero before the first', () => {
    expect(issuedInMonth({ month: '', issued: 0 }, today)).toBe(0);
  });

  test('include those with a typed number', () => {
    expect(seriesAfter(series, { ...one, invoice: 500, typed: true, today }).issued).toBe(7);
  });
});

test('a number of ten digits is refused with a text that says so', () => {
  expect(() => assertNumberLeft(largestNumber, 'invoice')).not.toThrow();
  expect(() => assertNumberLeft(largestNumber + 1, 'invoice')).toThrow(
    'Fakturanumrene er brugt op: de har højst 9 cifre. Kontakt Driftig.',
  );
  expect(() => assertNumberLeft(largestNumber + 1, 'order')).toThrow('Ordrenumrene er brugt op');
});

test('the displayed next number never has ten digits', () => {
  expect([1, largestNumber, largestNumber + 1].map(displayedNextNumber)).toEqual([
    1,
    largestNumber,
    largestNumber,
  ]);
});
