import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { expect, test } from 'vitest';

import { chosenCustomer, payDateFor } from './customers.ts';

const holm: InvoiceCustomer = {
  id: 'c1',
  company: 'Holm & Søn ApS',
  fullName: 'Kirsten Holm',
  cvr: '87654354',
  vatNumber: '',
  vatCode: 'S1',
  address: 'Dæmningen 42',
  zipcode: '7100',
  town: 'Vejle',
  country: 'Danmark',
  gln: '5790000001231',
  reference: 'Rekvisition 4711',
  email: 'kirsten@holm.dk',
  phone: '20203040',
  paymentDays: 0,
};

test('a chosen customer gives the form’s values; the empty entry gives undefined', () => {
  expect(chosenCustomer([holm], 'c1')).toEqual({
    customerId: 'c1',
    company: 'Holm & Søn ApS',
    name: 'Kirsten Holm',
    cvr: '87654354',
    vatNumber: '',
    vatCode: 'S1',
    address: 'Dæmningen 42',
    zipcode: '7100',
    town: 'Vejle',
    country: 'Danmark',
    gln: '5790000001231',
    reference: 'Rekvisition 4711',
    email: 'kirsten@holm.dk',
    phone: '20203040',
  });
  expect(chosenCustomer([holm], '')).toBeUndefined();
});

test.each([
  ['the customer’s own days', { before: 0, now: 14, usual: 5 }, '2026-11-17', '2026-11-26'],
  ['the company’s days', { before: 14, now: 0, usual: 8 }, '2026-11-26', '2026-11-20'],
  [
    'the days of today, where those are the company’s',
    { before: 14, now: 0, usual: 0 },
    '2026-11-12',
    '2026-11-12',
  ],
  [
    'the newly chosen customer’s days',
    { before: 14, now: 30, usual: 5 },
    '2026-11-26',
    '2026-12-12',
  ],
])('the payment date uses %s', (_what, days, payDate, given) => {
  expect(payDateFor({ date: '2026-11-12', payDate }, days)).toBe(given);
});

test('a typed or empty payment date is not changed', () => {
  const days = { before: 0, now: 14, usual: 5 };
  expect(payDateFor({ date: '2026-11-12', payDate: '2026-12-24' }, days)).toBe('2026-12-24');
  expect(payDateFor({ date: '2026-11-12', payDate: '' }, days)).toBe('');
});
