import { recordTypes } from '@driftig/contracts/records/record-types';
import { describe, expect, test } from 'vitest';

import { answerRecord, editRecord, newRecord } from './record.ts';
import { recordTitle } from './record-name.ts';

const { customers, enquiries, products } = recordTypes;

describe('a new record', () => {
  test('keeps what is filled and nothing else', () => {
    const values = { name: 'Telt', price: 125_050, quantity: 0, vendor: '', unit: undefined };
    expect(newRecord(products, values)).toEqual({ name: 'Telt', price: 125_050, quantity: 0 });
  });

  test('has the first status of its type unless one is chosen', () => {
    const asked = { name: 'Lone', date: '2026-06-12' };
    expect(newRecord(enquiries, asked)).toEqual({ ...asked, status: 'new' });
    expect(newRecord(enquiries, { ...asked, status: 'answered' })).toMatchObject({
      status: 'answered',
    });
  });

  test('for a customer needs a company or a name; the error is at the first of the two', () => {
    const faults = { fields: { company: 'Udfyld firma eller navn.' } };
    expect(() => newRecord(customers, { town: 'Aarhus' })).toThrow(expect.objectContaining(faults));
    expect(newRecord(customers, { fullName: 'Lone' })).toEqual({ fullName: 'Lone' });
    expect(newRecord(customers, { company: 'Holm' })).toEqual({ company: 'Holm' });
  });

  test.each([undefined, '', 'Danmark', 'denmark', 'DK'])(
    'has a CVR number with a right check digit in %j',
    (country) => {
      const customer = { company: 'Holm', country };
      const faults = { fields: { cvr: 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.' } };
      expect(() => newRecord(customers, { ...customer, cvr: '13748137' })).toThrow(
        expect.objectContaining(faults),
      );
      expect(newRecord(customers, { ...customer, cvr: '13748136' })).toMatchObject({
        cvr: '13748136',
      });
    },
  );

  test('may have any number of another country', () => {
    const customer = { company: 'Holm AB', country: 'Sverige', cvr: '556000-0167' };
    expect(newRecord(customers, customer)).toMatchObject({ cvr: '556000-0167' });
  });
});

describe('an edit', () => {
  const stored = { name: 'Telt', price: 125_050, quantity: 2.5, vendor: 'Scenegruppen' };

  test('changes what it names and leaves the rest, to the øre', () => {
    expect(editRecord(products, stored, { vendor: 'Teltgruppen', price: undefined })).toEqual({
      ...stored,
      vendor: 'Teltgruppen',
    });
  });

  test('empties what it sets to null', () => {
    const { vendor: _vendor, price: _price, ...rest } = stored;
    expect(editRecord(products, stored, { vendor: null, price: null })).toEqual(rest);
    // A value that is not stored is answered as 0, and comes back as 0.
    expect(editRecord(products, rest, { price: 0 })).toEqual(rest);
  });

  test('leaves what a rule decided and what is no field, and a status is never empty', () => {
    const asked = {
      name: 'Lone',
      date: '2026-06-12',
      status: 'ordered',
      orderId: '1.x',
      from: 'A',
    };
    const kept = { ...asked, hidden: 'kept' };
    expect(editRecord(enquiries, kept, { from: null, status: null })).toEqual({
      name: 'Lone',
      date: '2026-06-12',
      status: 'new',
      orderId: '1.x',
      hidden: 'kept',
    });
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
