import { AppError } from '@driftig/domain/errors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { receiptFaults } from './receipt-faults.ts';
import { assertComplete, assertNotVoucher, decideReceipt, newReceipt } from './receipt.ts';

const values = {
  businessName: 'Byggecenter Nord',
  description: 'Skruer',
  price: 34_875,
  date: '2026-07-14',
};
const owner = { employeeId: 'u1', name: 'Mette', departmentId: 'd1' };

function refusalOf(act: () => void): Partial<AppError> {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  return {};
}

describe('missing fields are all told at once', () => {
  const names = ['businessName', 'description', 'price', 'date', 'receipt'] as const;

  test('each at its own name', () => {
    fc.assert(
      fc.property(fc.subarray([...names], { minLength: 1 }), (missing) => {
        const given = Object.entries(values).filter(
          ([name]) => !missing.some((one) => one === name),
        );
        const file = missing.includes('receipt') ? undefined : {};
        const { code, message, fields } = refusalOf(() =>
          assertComplete(Object.fromEntries(given), file),
        );
        expect(code).toBe('bad_input');
        expect(message).toBe('Please fill in all fields and select a file');
        expect(Object.keys(fields ?? {}).toSorted()).toEqual(missing.toSorted());
      }),
    );
  });

  test('and nothing is told when none is missing', () => {
    expect(() => assertComplete(values, {})).not.toThrow();
  });
});

test('an uploaded receipt needs action and belongs to the person who uploaded it', () => {
  const file = { file: 'receipts/r1', fileType: 'application/pdf' };
  expect(newReceipt(values, { owner, ...file })).toEqual({
    ...values,
    ...file,
    ...owner,
    status: 'actionNeeded',
    type: 'expense',
  });
});

test.each([
  [1, {}],
  [0, { price: 'Beløbet skal være over 0.' }],
  [-1, { price: 'Beløbet skal være over 0.' }],
  [undefined, {}],
])('the fault of an amount of %s øre', (price, faults) => {
  expect(receiptFaults({ price })).toEqual(faults);
});

test('a decision changes only the status', () => {
  const read = { ...values, status: 'actionNeeded', file: 'receipts/r1' };
  expect(decideReceipt(read, 'approved')).toEqual({ ...read, status: 'approved' });
  expect(decideReceipt({ ...read, status: 'approved' }, 'rejected')).toEqual({
    ...read,
    status: 'rejected',
  });
});

test.each([
  ['approved', 'approved', 'Kvitteringen er allerede godkendt.'],
  ['accepted', 'approved', 'Kvitteringen er allerede godkendt.'],
  ['rejected', 'rejected', 'Kvitteringen er allerede afvist.'],
] as const)('a receipt that is %s cannot be %s again', (status, decision, message) => {
  expect(refusalOf(() => decideReceipt({ status }, decision))).toMatchObject({
    code: 'conflict',
    message,
  });
});

test.each(['approved', 'accepted'])(
  'a receipt that is %s can be neither changed nor deleted',
  (status) => {
    expect(refusalOf(() => assertNotVoucher({ status }, 'change'))).toMatchObject({
      code: 'receipt_approved',
      message: 'Kvitteringen er godkendt og kan ikke ændres.',
    });
    expect(refusalOf(() => assertNotVoucher({ status }, 'delete')).message).toBe(
      'Kvitteringen er godkendt og kan ikke slettes.',
    );
  },
);

test.each(['actionNeeded', 'rejected'])(
  'a receipt that is %s can be changed and deleted',
  (status) => {
    expect(() => assertNotVoucher({ status }, 'delete')).not.toThrow();
  },
);
