import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { expect, test } from 'vitest';

import { chosenCustomer, customerOptions, payDateFor } from './customers.ts';

const holm: InvoiceCustomer = {
  id: 'c1',
  company: 'Holm & Søn ApS',
  fullName: 'Kirsten Holm',
  cvr: '87654354',
  address: 'Dæmningen 42',
  zipcode: '7100',
  town: 'Vejle',
  country: 'Danmark',
  email: 'kirsten@holm.dk',
  phone: '20203040',
  paymentDays: 0,
};
const privately = { ...holm, id: 'c2', company: '', fullName: 'Amalie Bech' };

test('the list begins with no customer, then stands in Danish order', () => {
  const aa = { ...holm, id: 'c3', company: 'Aarhus Teater', fullName: '' };
  expect(customerOptions([aa, holm, privately]).map(({ label }) => label)).toEqual([
    'Ingen kunde valgt',
    'Amalie Bech',
    'Holm & Søn ApS, Kirsten Holm',
    'Aarhus Teater',
  ]);
});

test('choosing a customer fills the form’s fields; the empty entry fills none', () => {
  expect(chosenCustomer([holm], 'c1')).toEqual({
    customerId: 'c1',
    company: 'Holm & Søn ApS',
    name: 'Kirsten Holm',
    cvr: '87654354',
    address: 'Dæmningen 42',
    zipcode: '7100',
    town: 'Vejle',
    country: 'Danmark',
    email: 'kirsten@holm.dk',
    phone: '20203040',
  });
  expect(chosenCustomer([holm], '')).toBeUndefined();
});

test.each([
  ['the days agreed with the customer', { before: 0, now: 14 }, '2026-11-17', '2026-11-26'],
  ['the usual five where none are agreed', { before: 14, now: 0 }, '2026-11-26', '2026-11-17'],
  ['the next customer’s', { before: 14, now: 30 }, '2026-11-26', '2026-12-12'],
])('a customer is given %s to pay', (_what, days, payDate, given) => {
  expect(payDateFor({ date: '2026-11-12', payDate }, days)).toBe(given);
});

test('a payment date that was typed stays, and so does none', () => {
  const days = { before: 0, now: 14 };
  expect(payDateFor({ date: '2026-11-12', payDate: '2026-12-24' }, days)).toBe('2026-12-24');
  expect(payDateFor({ date: '2026-11-12', payDate: '' }, days)).toBe('');
});
