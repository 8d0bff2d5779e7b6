import { expect, test } from 'vitest';

import { exchangeFaults, exchangeOf, inKroner } from './exchange.ts';

test.each([
  [10_000, 746.05, 74_605],
  [-10_000, 746.05, -74_605],
  [1, 746.05, 7],
  [33_333, 746.051234, 248_681],
  [0, 746.05, 0],
])('%i hundredths at %d are %i øre', (amount, rate, kroner) => {
  expect(inKroner(amount, rate)).toBe(kroner);
});

const date = '2026-11-12';
test('a rate without a day is of the day of the invoice', () => {
  expect(exchangeOf({ date, exchangeRate: 746 })).toEqual({ exchange: { rate: 746, date } });
  expect(exchangeOf({ date })).toEqual({});
});

test.each([
  ['EUR', { exchangeRate: 746 }, []],
  ['DKK', { exchangeRate: 746 }, ['exchangeRate']],
  ['EUR', { exchangeRate: 0 }, ['exchangeRate']],
  ['EUR', { exchangeRate: 746, exchangeDate: '2026-11-13' }, ['exchangeDate']],
])('a rate in %s is checked: %o', (currency, fields, faults) => {
  expect(Object.keys(exchangeFaults({ date, ...fields }, currency))).toEqual(faults);
});
