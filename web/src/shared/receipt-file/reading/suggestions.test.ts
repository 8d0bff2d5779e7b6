import { expect, test } from 'vitest';

import { suggestionsFor, type ReadField } from './suggestions.ts';

const reading = { shop: 'Stark', amount: 87_500, vat: 17_500, isCredit: true } as const;
const fields: readonly ReadField[] = ['businessName', 'description', 'price', 'vat', 'type'];
const empty = { businessName: '', description: '', price: null, vat: null, type: 'expense' };
const suggest = (values: Readonly<Record<string, unknown>>, of = fields) =>
  suggestionsFor(reading, of, (field) => values[field]);

test('empty fields get what was read, and no other', () => {
  expect(suggest(empty)).toEqual({
    businessName: 'Stark',
    price: 87_500,
    vat: 17_500,
    type: 'creditNote',
  });
});

test('a field that the user has filled is never overwritten', () => {
  const typed = { ...empty, businessName: 'Silvan', price: 0, vat: 100, type: 'income' };
  expect(suggest(typed)).toEqual({});
});

test('a form without a field gets no suggestion for it', () => {
  expect(suggest(empty, ['businessName'])).toEqual({ businessName: 'Stark' });
});
