import { expect, test } from 'vitest';

import { salesIn } from './month-series.ts';

const inEuro = (value: number) => ({ otherCurrencies: [{ currency: 'EUR', value }] });

test('the chart is of kroner, and the other currencies are said beside it', () => {
  const months = [
    { month: 1, value: 100, ...inEuro(50) },
    { month: 2, value: 200, ...inEuro(5) },
  ];
  expect(salesIn(months, 'EUR')).toEqual({
    currency: 'DKK',
    values: [
      { month: 1, value: 100 },
      { month: 2, value: 200 },
    ],
    others: [{ currency: 'EUR', amount: 55 }],
  });
});

test('where nothing was sold in kroner it is of what was', () => {
  const months = [
    { month: 1, value: 0 },
    { month: 2, value: 0, ...inEuro(5) },
  ];
  expect(salesIn(months, 'DKK')).toEqual({
    currency: 'EUR',
    values: [
      { month: 1, value: 0 },
      { month: 2, value: 5 },
    ],
    others: [],
  });
});

test('without any sales it is of the own currency', () => {
  const values = [{ month: 1, value: 0 }];
  expect(salesIn(values, 'NOK')).toEqual({ currency: 'NOK', values, others: [] });
});
