import { expect, test } from 'vitest';

import { settledAccount } from './settled-account.ts';

const chart = [
  { number: 6480, standardNumber: 6480 },
  { number: 7850, standardNumber: 7840 },
  { number: 6320, standardNumber: 6320 },
];
const balances = [
  { account: 6480, closing: -164_378_00 },
  { account: 7850, closing: -164_378_00 },
  { account: 6320, closing: 0 },
];

test('a payment of the VAT that is owed leads to its account', () => {
  expect(settledAccount(-164_378_00, chart, balances)?.number).toBe(7850);
});

test.each([-164_377_00, 164_378_00, 0])('a line of %i øre leads to no account', (amount) => {
  expect(settledAccount(amount, chart, balances)).toBeUndefined();
});
