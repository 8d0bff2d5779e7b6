import { expect, test } from 'vitest';

import { formErrorsOf, toFormErrors } from './form-errors.ts';
import { emptyLine } from '../../../../shared/line-editor/values.ts';
import { freshValues } from './form-values.ts';
import type { LineValues } from '../../../../shared/line-editor/values.ts';
import type { InvoiceValues } from './form-values.ts';
import {
  sampleForm as form,
  sampleLine as line,
  sampleSettings as settings,
} from './invoice-form.sample.ts';

const errorsOf = (changes: Partial<InvoiceValues>) => formErrorsOf(form(changes), settings);
const items = (...lines: LineValues[]) => ({ items: lines, productGroups: [], tasks: [] });

test('a form with a customer and a line is valid', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ company: '', customerId: '01KABC' })).toEqual({});
});

test('a new form has errors for the customer and the lines', () => {
  expect(Object.keys(formErrorsOf(freshValues(settings, '2026-11-12'), settings))).toEqual([
    'customerId',
    'openLine.items',
    'kind',
  ]);
});

test.each([
  ['kind', { kind: null }, 'Vælg Deposit eller End.'],
  ['number', { number: '1,2345' }, 'Fakturanummeret skal være et tal.'],
  ['date', { date: '' }, 'Vælg en dato.'],
  ['date', { date: '31-02-2026' }, 'Datoen skal skrives som åååå-mm-dd.'],
  ['payDate', { payDate: '2026-11-11' }, 'Forfaldsdatoen er før fakturadatoen.'],
  ['regNumber', { regNumber: '72A0' }, 'Reg.nr. må kun bestå af tal.'],
  ['email', { email: 'kirsten' }, 'Indtast en gyldig email'],
  [
    'orderEndDate',
    { orderStartDate: '2026-11-08', orderEndDate: '2026-11-07' },
    'Slutdatoen kan ikke være før startdatoen.',
  ],
] as const)('%s with %j has its own error text', (field, changes, text) => {
  expect(errorsOf(changes)[field]).toBe(text);
});

test('missing fields of a line are reported at the fields, together with other errors', () => {
  const groups = items(line, { ...line, description: ' ', quantity: null, price: '1,2345' });
  expect(errorsOf({ groups, company: '' })).toEqual({
    customerId: 'Vælg en kunde, eller skriv et firma eller navn.',
    'groups.items.1.description': 'Skal udfyldes.',
    'groups.items.1.quantity': 'Skriv et antal.',
    'groups.items.1.price': 'Skriv et beløb.',
  });
});

test('a quantity below zero is refused', () => {
  expect(errorsOf({ groups: items({ ...line, quantity: -1 }) })).toMatchObject({
    'groups.items.0.quantity': 'Antallet skal være mindst 0.',
  });
});

test('a started open line is an error, since it would not be on the invoice', () => {
  const adding = { ...form().adding, tasks: { ...emptyLine(), name: 'Kørsel' } };
  expect(Object.keys(errorsOf({ adding }))).toEqual(['openLine.tasks']);
});

test('the server’s error paths are mapped to the form’s paths', () => {
  expect(
    toFormErrors({
      number: 'a',
      'groups.tasks.2.taskName': 'b',
      groups: 'c',
      'groups.items.0.total': 'd',
    }),
  ).toEqual({
    number: 'a',
    'groups.tasks.2.name': 'b',
    'openLine.items': 'c',
    'groups.items.0.price': 'd',
  });
});
