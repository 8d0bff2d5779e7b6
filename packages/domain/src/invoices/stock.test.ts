import { expect, test } from 'vitest';

import { assertCountable, soldBy, stockMove } from './stock.ts';

const line = { name: 'Telt', description: 'Ét døgn', price: 100, total: 100, unit: '' };

test('the sold quantity of a product is added over its lines, to the hundredth', () => {
  const items = [
    { ...line, id: 'telt', quantity: 0.1 },
    { ...line, id: 'telt', quantity: 0.2 },
    { ...line, id: 'stol', quantity: 12 },
    { ...line, quantity: 7 },
  ];
  expect([...soldBy({ lines: { items } })]).toEqual([
    ['telt', 0.3],
    ['stol', 12],
  ]);
});

test('the stock falls by what is sold, and is left alone where it is not counted', () => {
  expect(stockMove({ quantity: 3 }, 5)).toEqual({ sold: 5, quantity: -5 });
  expect(stockMove({ quantity: 0 }, -5)).toEqual({ sold: -5, quantity: 5 });
  expect(stockMove({ name: 'Telt' }, 5)).toEqual({ sold: 5 });
});

test('more products than a transaction can count are refused at the lines', () => {
  const products = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [String(index), 1]));
  expect(() => assertCountable(products(80))).not.toThrow();
  expect(() => assertCountable(products(81))).toThrow(
    expect.objectContaining({ fields: { groups: expect.stringContaining('Højst 80') } }),
  );
});
