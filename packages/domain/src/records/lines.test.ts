import { recordTypes } from '@driftig/contracts/records/record-types';
import { describe, expect, test } from 'vitest';

import { lineReader, unknownField } from './lines.ts';
import { readRecord } from './record.ts';

const { customers, products } = recordTypes;

describe('a line', () => {
  test('is read as a form is', () => {
    const fields = { name: ' Telt ', price: '1.250,50', quantity: '2,5', vendor: '' };
    expect(lineReader(products)(fields)).toEqual({ values: readRecord(products, fields) });
  });

  test('with faults says all of them, by our field names', () => {
    const { faults = {} } = lineReader(customers)({
      cvr: '12345678',
      ean: '123',
      email: 'lone@',
      paymentdays: 'x',
    });
    expect(Object.keys(faults).toSorted()).toEqual(
      ['company', 'cvr', 'email', 'gln', 'paymentDays'].toSorted(),
    );
    expect(faults).toMatchObject({
      company: 'Udfyld virksomhed eller navn.',
      gln: 'Et EAN-nummer har 13 cifre.',
    });
  });

  test('that lacks what is required says so', () => {
    expect(lineReader(products)({ price: '10' })).toEqual({
      faults: { name: 'Navn is required' },
    });
  });

  test('of a kind nobody expects has faults, and throws nothing', () => {
    for (const odd of [{ $ne: null }, [], 7, true])
      expect(lineReader(products)({ name: odd, price: odd }).faults).toHaveProperty('name');
  });
});

test('a field that the type does not have is found, also one that every object has', () => {
  expect(unknownField(products, { name: 'Telt', serialnumber: '1' })).toBeUndefined();
  expect(unknownField(products, { name: 'Telt', constructor: '1' })).toBe('constructor');
  expect(unknownField(customers, { fullName: 'Lone' })).toBe('fullName');
});
