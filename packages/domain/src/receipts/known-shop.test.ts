import { expect, test } from 'vitest';

import { postedShop, shopKeys, shopOfReceipt, shopToRemember } from './known-shop.ts';

test.each([
  ['Stark Vejle', ['name stark vejle']],
  ['  STARK,   Vejle A/S ', ['name stark vejle']],
  ['Bødker & Søn ApS', ['name bodker son']],
  ['Café Ærø I/S', ['name cafe aero']],
  ['A/S', []],
  ['---', []],
  ['', []],
])('the shop %j is found by %j', (businessName, keys) => {
  expect(shopKeys({ businessName })).toEqual(keys);
});

test('a valid CVR number counts before the name, a wrong one does not count', () => {
  expect(shopKeys({ cvr: '10150817', businessName: 'Silvan' })).toEqual([
    'cvr 10150817',
    'name silvan',
  ]);
  expect(shopKeys({ cvr: '12345678', businessName: 'Silvan' })).toEqual(['name silvan']);
});

const receipt = { businessName: 'Silvan', account: 'a', type: 'creditNote', price: -100 };

test('a receipt without an account says nothing about its shop', () => {
  expect(shopOfReceipt({ ...receipt, account: '' })).toBeUndefined();
  expect(shopOfReceipt(receipt)).toEqual({
    keys: ['name silvan'],
    account: 'a',
    type: 'creditNote',
  });
});

test('an edit is remembered where shop, account or type changed, and only then', () => {
  expect(shopToRemember(receipt, { ...receipt, price: -200 })).toBeUndefined();
  expect(shopToRemember(receipt, { ...receipt, account: 'b' })?.account).toBe('b');
  expect(shopToRemember(receipt, { ...receipt, businessName: 'Stark' })?.keys).toEqual([
    'name stark',
  ]);
  expect(shopToRemember(undefined, receipt)?.account).toBe('a');
});

test('an income is remembered by its credit account, everything else by its debit account', () => {
  const posting = { debitId: 'd', creditId: 'c' };
  expect(postedShop({ ...receipt, type: 'income' }, posting)?.account).toBe('c');
  expect(postedShop(receipt, posting)?.account).toBe('d');
});
