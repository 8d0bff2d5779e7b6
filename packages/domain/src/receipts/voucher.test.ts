import { expect, test } from 'vitest';

import { bookedReceipt, voucherEditFaults, voucherFaults } from './voucher.ts';

const form = {
  businessName: 'Silvan',
  description: 'Maling',
  price: 100,
  date: '2026-01-01',
  type: 'expense',
  tripId: '',
};

test.each<[string, object, boolean, string[]]>([
  ['all with a file', {}, true, []],
  ['all without one', {}, false, ['receipt']],
  ['without one, and said so', { noFile: true }, false, []],
  ['no amount', { price: undefined }, true, ['price']],
  ['the amount 0', { price: 0 }, true, ['price']],
  ['no trip chosen', { tripId: undefined }, true, ['tripId']],
  [
    'nothing',
    Object.fromEntries(Object.keys(form).map((name) => [name, undefined])),
    false,
    ['businessName', 'description', 'price', 'date', 'type', 'tripId', 'receipt'],
  ],
])('a new voucher with %s', (_what, changes, hasFile, missing) => {
  expect(Object.keys(voucherFaults({ ...form, ...changes }, hasFile))).toEqual(missing);
});

test('an edit asks only for what it empties, and for no file', () => {
  expect(voucherEditFaults({})).toEqual({});
  expect(Object.keys(voucherEditFaults({ description: null, price: 0, tripId: '' }))).toEqual([
    'description',
    'price',
  ]);
});

test('a receipt from before the new fields is an expense without VAT, trip and account', () => {
  const values = { businessName: 'Silvan', price: 100, date: '2026-01-01', file: 'receipts/r1' };
  expect(bookedReceipt({ id: 'r1', version: 3, values }, '/file/r1')).toMatchObject({
    type: 'expense',
    status: 'actionNeeded',
    vat: 0,
    tripId: '',
    account: '',
    noFile: false,
    path: '/file/r1',
  });
});
