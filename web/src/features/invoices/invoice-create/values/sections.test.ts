import { expect, test } from 'vitest';

import { sampleForm } from './invoice-form.sample.ts';
import { bySection, locationOf, plansEmployees, sortByPosition } from './sections.ts';

test('every field of the form has a tab; a sum has none', () => {
  const {
    groups: _,
    adding: _a,
    shownNumber: _s,
    followsDeposit: _f,
    depositDate: _d,
    depositTaxPercent: _p,
    orderId: _o,
    ...fields
  } = sampleForm();
  for (const field of Object.keys(fields)) expect(locationOf(field), field).toBeDefined();
  expect(locationOf('groups.tasks.3.price')).toEqual({ section: 'items', group: 'tasks' });
  expect(locationOf('openLine.productGroups')).toEqual({
    section: 'items',
    group: 'productGroups',
  });
  expect(locationOf('adding.tasks.price')).toEqual({ section: 'items', group: 'tasks' });
  expect(locationOf('total')).toBeUndefined();
  expect(locationOf('constructor')).toBeUndefined();
});

test('paths are sorted by the order in which the form asks: customer, order, lines, payment', () => {
  const paths = [
    'total',
    'openLine.items',
    'adding.items.price',
    'adding.items.description',
    'groups.tasks.0.description',
    'groups.items.10.price',
    'groups.items.2.quantity',
    'groups.items.2.description',
    'orderEndDate',
    'customerId',
    'payDate',
    'date',
  ];
  expect(sortByPosition(paths)).toEqual([
    'customerId',
    'orderEndDate',
    'groups.items.2.description',
    'groups.items.2.quantity',
    'groups.items.10.price',
    'openLine.items',
    'adding.items.description',
    'adding.items.price',
    'groups.tasks.0.description',
    'date',
    'payDate',
    'total',
  ]);
});

test('paths are grouped by tab, in the order of the fields', () => {
  const paths = ['payDate', 'total', 'openLine.items', 'date', 'groups.tasks.0.price'];
  expect(bySection(paths)).toEqual({
    payment: ['date', 'payDate'],
    customer: [],
    order: [],
    items: ['openLine.items', 'groups.tasks.0.price'],
    employees: [],
  });
});

test('Employees is there with both dates, and not on the End invoice of a paid deposit', () => {
  const dates = { orderStartDate: '2026-12-01', orderEndDate: '2026-12-01' };
  const deposit = { followsDeposit: true, depositInvoiceNumber: 7 };
  expect(plansEmployees(sampleForm(dates))).toBe(true);
  expect(plansEmployees(sampleForm({ ...dates, orderEndDate: '' }))).toBe(false);
  expect(plansEmployees(sampleForm({ ...dates, ...deposit, kind: 'final' }))).toBe(false);
  expect(plansEmployees(sampleForm({ ...dates, ...deposit, kind: 'deposit' }))).toBe(true);
});
