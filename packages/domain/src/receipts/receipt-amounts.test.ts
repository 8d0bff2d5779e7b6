import { bilagTypes, type BilagType } from '@driftig/contracts/accounting/bilag-type';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { editedReceipt, signedReceipt } from './receipt-amounts.ts';
import { receiptFaults } from './receipt-faults.ts';

const type = fc.constantFrom(...(Object.keys(bilagTypes) as BilagType[]));
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
const stored = {
  businessName: 'Silvan',
  description: 'Maling',
  price: 10_000,
  vat: 2000,
  date: '2026-01-01',
  status: 'actionNeeded',
  type: 'expense',
};

test('amounts without a fault get the sign of their type, and VAT is never larger', () => {
  fc.assert(
    fc.property(type, amount, amount, (kind, price, vat) => {
      const values = { type: kind, price, vat };
      fc.pre(Object.keys(receiptFaults(values)).length === 0);
      const signed = signedReceipt(values);
      const sign = kind === 'creditNote' ? -1 : 1;
      expect(Math.sign(Number(signed['price']))).toBe(sign);
      expect(Math.abs(Number(signed['price']))).toBe(Math.abs(price));
      expect(Math.abs(Number(signed['vat']))).toBeLessThanOrEqual(Math.abs(price));
      expect(Number(signed['vat']) * sign).toBeGreaterThanOrEqual(0);
      expect(signedReceipt(signed)).toEqual(signed);
    }),
  );
});

describe('an edit', () => {
  test('that names only the type turns the amounts around, there and back', () => {
    const credit = editedReceipt(stored, { type: 'creditNote' });
    expect(credit).toEqual({ ...stored, type: 'creditNote', price: -10_000, vat: -2000 });
    expect(editedReceipt(credit, { type: 'expense' })).toEqual(stored);
  });

  test('keeps the minus of a credit note, sent with or without', () => {
    const credit = editedReceipt(stored, { type: 'creditNote' });
    for (const price of [5000, -5000])
      expect(editedReceipt(credit, { price, vat: 1000 })).toMatchObject({
        price: -5000,
        vat: -1000,
      });
  });

  test('to an amount below its VAT is refused', () => {
    expect(() => editedReceipt(stored, { price: 1999 })).toThrow('Momsen kan ikke være større');
  });

  test('leaves a receipt from before types without one', () => {
    const { type: _type, vat: _vat, ...old } = stored;
    expect(editedReceipt(old, { price: 500 })).toEqual({ ...old, price: 500 });
  });
});

test.each<[string, number, number | undefined, object]>([
  ['expense', 0, 0, { price: 'Beløbet skal være over 0.' }],
  ['expense', -1, 0, { price: 'Beløbet skal være over 0.' }],
  ['creditNote', 0, 0, { price: 'Beløbet kan ikke være 0.' }],
  ['income', 100, -1, { vat: 'Momsen kan ikke være under 0.' }],
  ['other', 100, 101, { vat: 'Momsen kan ikke være større end beløbet.' }],
  ['creditNote', -100, 101, { vat: 'Momsen kan ikke være større end beløbet.' }],
  ['expense', 100, 100, {}],
  ['expense', 100, undefined, {}],
  ['creditNote', 100, -100, {}],
])('%s of %i with VAT %s', (kind, price, vat, faults) => {
  expect(receiptFaults({ type: kind, price, vat })).toEqual(faults);
});
