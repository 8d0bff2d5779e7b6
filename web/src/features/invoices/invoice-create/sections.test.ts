import { expect, test } from 'vitest';

import { emptyLine, freshValues } from './form-values.ts';
import { sampleForm, sampleLine, sampleSettings } from './invoice-form.sample.ts';
import { inOrder, placeOf, progressOf } from './sections.ts';

test('a fresh form is ready to pay, lacks its customer and a line, and asks for no order', () => {
  expect(progressOf(freshValues(sampleSettings, '2026-11-12'))).toEqual({
    payment: { done: 5, of: 5 },
    customer: { done: 0, of: 4 },
    order: { done: 0, of: 0 },
    items: { done: 0, of: 1 },
  });
});

test('a customer counts with name and address, as the law wants them on an invoice', () => {
  const address = { address: 'Dæmningen 42', zipcode: '7100', town: '' };
  expect(progressOf(sampleForm(address)).customer).toEqual({ done: 3, of: 4 });
});

test('an order that was begun wants title and start date', () => {
  expect(progressOf(sampleForm({ orderTitle: 'Reception' })).order).toEqual({ done: 1, of: 2 });
});

test('an unfinished line shows in the count', () => {
  const groups = { items: [sampleLine], productGroups: [], tasks: [emptyLine()] };
  expect(progressOf(sampleForm({ groups })).items).toEqual({ done: 1, of: 2 });
});

test('every field of the form has its tab, a sum has none', () => {
  const { groups: _, adding: __, shownNumber: ___, ...fields } = sampleForm();
  for (const field of Object.keys(fields)) expect(placeOf(field), field).toBeDefined();
  expect(placeOf('groups.tasks.3.price')).toEqual({ section: 'items', group: 'tasks' });
  expect(placeOf('openLine.productGroups')).toEqual({ section: 'items', group: 'productGroups' });
  expect(placeOf('total')).toBeUndefined();
});

test('the first fault is the one that stands first on the screen', () => {
  const paths = [
    'total',
    'openLine.items',
    'groups.tasks.0.description',
    'groups.items.10.price',
    'groups.items.2.quantity',
    'groups.items.2.description',
    'orderEndDate',
    'customerId',
    'payDate',
    'date',
  ];
  expect(inOrder(paths)).toEqual([
    'date',
    'payDate',
    'customerId',
    'orderEndDate',
    'groups.items.2.description',
    'groups.items.2.quantity',
    'groups.items.10.price',
    'openLine.items',
    'groups.tasks.0.description',
    'total',
  ]);
});
