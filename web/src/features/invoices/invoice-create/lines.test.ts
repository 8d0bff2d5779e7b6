import { expect, test } from 'vitest';

import { emptyLine } from './form-values.ts';
import { sampleLine } from './invoice-form.sample.ts';
import { isStarted, missingFields, sumsOf, totalOf } from './lines.ts';

test('missingFields names the required fields that are empty; the quantity has a default', () => {
  expect(missingFields(emptyLine())).toEqual(['description', 'price']);
  expect(missingFields({ ...sampleLine, quantity: Number.NaN })).toEqual(['quantity']);
  expect(missingFields(sampleLine)).toEqual([]);
});

test('a price of 0 is not missing', () => {
  expect(missingFields({ ...sampleLine, price: 0 })).toEqual([]);
});

test('a line with only a quantity is not started', () => {
  expect(isStarted(emptyLine())).toBe(false);
  expect(isStarted({ ...emptyLine(), price: 100 })).toBe(true);
});

test('a line without price or quantity has no total and is not in the sums', () => {
  const unfinished = { ...sampleLine, price: Number.NaN };
  expect(totalOf(unfinished)).toBeNull();
  const sums = sumsOf({ items: [sampleLine, unfinished], productGroups: [], tasks: [] }, 25);
  expect(sums).toMatchObject({
    groups: { items: 10_000, productGroups: 0, tasks: 0 },
    price: 10_000,
    tax: 2500,
    total: 12_500,
    amountDue: 12_500,
  });
});
