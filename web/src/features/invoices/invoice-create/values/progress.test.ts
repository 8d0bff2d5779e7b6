import { expect, test } from 'vitest';

import { emptyLine } from '../../../../shared/line-editor/values.ts';
import { freshValues } from './form-values.ts';
import { sampleForm, sampleLine, sampleSettings } from './invoice-form.sample.ts';
import type { InvoiceValues } from './form-values.ts';
import * as progress from './progress.ts';

const progressOf = (values: InvoiceValues, settings = sampleSettings) =>
  progress.progressOf(values, settings);
const missingPaths = (values: InvoiceValues, settings = sampleSettings) =>
  progress.missingPaths(values, settings);
const overLimit = { items: [{ ...sampleLine, price: 500_000 }], productGroups: [], tasks: [] };

test('a new form lacks the customer and a line, and requires no order', () => {
  expect(progressOf(freshValues(sampleSettings, '2026-11-12'))).toEqual({
    payment: { done: 4, of: 5 },
    customer: { done: 0, of: 1 },
    order: { done: 0, of: 0 },
    items: { done: 0, of: 1 },
    employees: { done: 0, of: 0 },
  });
});

test('above 3,000 kr. a customer needs an address, as the law requires on an invoice', () => {
  const address = { address: 'Dæmningen 42', zipcode: '7100', town: '' };
  expect(progressOf(sampleForm({ ...address, groups: overLimit })).customer).toEqual({
    done: 3,
    of: 4,
  });
  expect(progressOf(sampleForm()).customer).toEqual({ done: 1, of: 1 });
});

test('an account is needed where there is something to pay, unless the company has one', () => {
  const without = { ...sampleSettings, regNumber: '', accountNumber: '' };
  const bare = { bankName: '', regNumber: '', accountNumber: '' };
  expect(missingPaths(sampleForm(bare), without)).toEqual(['regNumber', 'accountNumber']);
  expect(missingPaths(sampleForm(bare))).toEqual([]);
});

test('missing fields of Settings come last', () => {
  const without = { ...sampleSettings, cvr: '', town: '' };
  expect(missingPaths(sampleForm({ groups: overLimit, town: 'Vejle' }), without)).toEqual([
    'address',
    'zipcode',
    'mycvr',
    'mytown',
  ]);
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
    'openLine.items',
    'kind',
  ]);
  const groups = { items: [sampleLine], productGroups: [], tasks: [emptyLine()] };
  expect(missingPaths(sampleForm({ groups, orderTitle: 'Reception', orderStartDate: '' }))).toEqual(
    expect.arrayContaining(['orderStartDate', 'groups.tasks.0.description']),
  );
});
