import { newInvoice, type NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { fillBuyer } from './fill-buyer.ts';

const form: NewInvoice = z.decode(newInvoice, {
  date: '2026-11-12',
  paydate: '2026-11-17',
  deporend: 0,
  customerid: 'k1',
  groups: {},
});
const customer = {
  company: 'Holm & Søn ApS',
  fullName: 'Lone Holm',
  cvr: '13748136',
  address: 'Havnegade 4',
  zipcode: '8000',
  town: 'Aarhus C',
  country: 'Danmark',
  email: 'lone@holm.dk',
  phone: '86123456',
  description: 'Betaler til tiden.',
};
const { fullName: name, description: _, ...filled } = customer;

describe('a form that names no buyer', () => {
  test('takes every field from the customer that it leaves empty', () => {
    expect(fillBuyer(form, customer)).toEqual({ ...form, ...filled, name });
  });

  test.each<[keyof NewInvoice, string]>([
    ['address', 'Ny Havn 1'],
    ['email', 'bogholderi@holm.dk'],
    ['country', 'Sverige'],
    ['cvr', '10150817'],
  ])('keeps the %s that it sends', (field, written) => {
    const filledIn = fillBuyer({ ...form, [field]: written }, customer);
    expect(filledIn).toEqual({ ...form, ...filled, name, [field]: written });
  });

  test('has no value where the customer has none', () => {
    const { company, town, email } = fillBuyer(form, { fullName: 'Lone' });
    expect([company, town, email]).toEqual([undefined, undefined, undefined]);
  });
});

test.each<[string, Partial<NewInvoice>]>([
  ['company', { company: 'En anden' }],
  ['name', { name: 'En anden' }],
])('a form that names a %s takes nothing from the customer', (_, named) => {
  expect(fillBuyer({ ...form, ...named }, customer)).toEqual({ ...form, ...named });
});
