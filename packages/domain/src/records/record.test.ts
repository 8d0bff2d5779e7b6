import { recordTypes } from '@driftig/contracts/records/record-types';
import { describe, expect, test } from 'vitest';

import { answerRecord, editRecord, readRecord, recordTitle } from './record.ts';

const { customers, products } = recordTypes;

describe('a new record', () => {
  test('keeps what is filled and nothing else', () => {
    const fields = { name: 'Telt', price: '1.250,50', quantity: 0, vendor: '', unit: null };
    expect(readRecord(products, fields)).toEqual({ name: 'Telt', price: 125_050, quantity: 0 });
  });

  test('of a customer needs a company or a name, told at the first of the two', () => {
    const faults = { fields: { company: 'Udfyld virksomhed eller navn.' } };
    expect(() => readRecord(customers, { town: 'Aarhus' })).toThrow(
      expect.objectContaining(faults),
    );
    expect(readRecord(customers, { fullname: 'Lone' })).toEqual({ fullName: 'Lone' });
    expect(readRecord(customers, { company: 'Holm' })).toEqual({ company: 'Holm' });
  });

  test.each([undefined, '', 'Danmark', 'denmark', 'DK'])(
    'has a CVR number with a right check digit in %j',
    (country) => {
      const customer = { company: 'Holm', country };
      const faults = { fields: { cvr: 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.' } };
      expect(() => readRecord(customers, { ...customer, cvr: '13748137' })).toThrow(
        expect.objectContaining(faults),
      );
      expect(readRecord(customers, { ...customer, cvr: '13748136' })).toMatchObject({
        cvr: '13748136',
      });
    },
  );

  test('may have any number of another country', () => {
    const customer = { company: 'Holm AB', country: 'Sverige', cvr: '556000-0167' };
    expect(readRecord(customers, customer)).toMatchObject({ cvr: '556000-0167' });
  });
});

describe('an edit', () => {
  const stored = { name: 'Telt', price: 125_050, quantity: 2.5, vendor: 'Scenegruppen' };

  test('changes what it names and leaves the rest, to the øre', () => {
    expect(editRecord(products, stored, { vendor: 'Teltgruppen' })).toMatchObject({
      ...stored,
      vendor: 'Teltgruppen',
    });
  });

  test('can empty a field, but not one that is required', () => {
    expect(editRecord(products, stored, { vendor: '' })).not.toHaveProperty('vendor');
    expect(() => editRecord(products, stored, { name: ' ' })).toThrow('Navn is required');
  });

  test('is judged as a whole', () => {
    const customer = { company: 'Holm AB', country: 'Sverige', cvr: '556000-0167' };
    expect(() => editRecord(customers, customer, { country: 'Danmark' })).toThrow(
      'CVR-nummeret er ikke gyldigt.',
    );
  });
});

test('an answer has every field of the type: empty text, and 0 for numbers', () => {
  expect(answerRecord(products, { id: 'a1', version: 2, values: { name: 'Telt' } })).toEqual({
    id: 'a1',
    version: 2,
    name: 'Telt',
    description: '',
    quantity: 0,
    price: 0,
    unit: '',
    serialNumber: '',
    vendor: '',
    sold: 0,
  });
});

test.each([
  [{ company: 'Holm', fullName: 'Lone' }, 'Holm'],
  [{ fullName: 'Lone' }, 'Lone'],
  [{}, ''],
])('%j is called %j', (values, title) => {
  expect(recordTitle(customers, values)).toBe(title);
});
