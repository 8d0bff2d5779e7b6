import { recordTypes } from '@driftig/contracts/records/record-types';
import { describe, expect, test } from 'vitest';

import { lineReader } from './lines.ts';

const { customers, products } = recordTypes;

describe('a line', () => {
  test('is read as a form is', () => {
    const typed = { name: ' Telt ', price: '1.250,50', quantity: '2,5', vendor: '' };
    const values = { name: 'Telt', price: 125_050, quantity: 2.5 };
    expect(lineReader(products)(typed)).toEqual({ values });
  });

  test('with faults says all of them, by our field names', () => {
    const { faults = {} } = lineReader(customers)({
      cvr: '12345678',
      gln: '123',
      email: 'lone@',
      paymentDays: 'x',
    });
    expect(Object.keys(faults).toSorted()).toEqual(
      ['company', 'cvr', 'email', 'gln', 'paymentDays'].toSorted(),
    );
    expect(faults).toMatchObject({
      company: 'Udfyld firma eller navn.',
      gln: 'Et EAN-nummer har 13 cifre.',
    });
  });

  test('that lacks what is required says so', () => {
    expect(lineReader(products)({ price: '10' })).toEqual({
      faults: { name: 'Navn is required' },
    });
  });

  test('with an unknown kind has errors, and throws nothing', () => {
    for (const odd of [{ $ne: null }, [], 7, true] as never[])
      expect(lineReader(products)({ name: odd, price: odd }).faults).toHaveProperty('name');
  });
});
