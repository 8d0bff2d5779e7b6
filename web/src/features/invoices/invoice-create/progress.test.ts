import { expect, test } from 'vitest';

import { emptyLine, freshValues } from './form-values.ts';
import { sampleForm, sampleLine, sampleSettings } from './invoice-form.sample.ts';
import { missingPaths, progressOf } from './progress.ts';

test('a new form lacks the customer and a line, and requires no order', () => {
  expect(progressOf(freshValues(sampleSettings, '2026-11-12'))).toEqual({
    payment: { done: 5, of: 5 },
    customer: { done: 0, of: 4 },
    order: { done: 0, of: 0 },
    items: { done: 0, of: 1 },
  });
});

test('a customer needs name and address, as the law requires on an invoice', () => {
  const address = { address: 'Dæmningen 42', zipcode: '7100', town: '' };
  expect(progressOf(sampleForm(address)).customer).toEqual({ done: 3, of: 4 });
});

test('a started order needs title and start date', () => {
  expect(progressOf(sampleForm({ orderTitle: 'Reception' })).order).toEqual({ done: 1, of: 2 });
});

test('an incomplete line is counted as missing', () => {
  const groups = { items: [sampleLine], productGroups: [], tasks: [emptyLine()] };
  expect(progressOf(sampleForm({ groups })).items).toEqual({ done: 1, of: 2 });
});

test('missingPaths names the missing fields, and the first missing field of each line', () => {
  expect(missingPaths(freshValues(sampleSettings, '2026-11-12'))).toEqual([
    'customerId',
    'address',
    'zipcode',
    'town',
    'openLine.items',
  ]);
  const groups = { items: [sampleLine], productGroups: [], tasks: [emptyLine()] };
  expect(missingPaths(sampleForm({ groups, orderTitle: 'Reception', orderStartDate: '' }))).toEqual(
    expect.arrayContaining(['orderStartDate', 'groups.tasks.0.description']),
  );
});
