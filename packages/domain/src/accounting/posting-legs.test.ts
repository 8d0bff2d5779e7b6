import fc from 'fast-check';
import { expect, test } from 'vitest';

import { newAccount } from './account.ts';
import { draftBalances, postingLegs } from './posting-legs.ts';

const account = (id: string, number: number, hasVat = false) =>
  newAccount(id, { number, name: id, type: 'expense', hasVat, standardNumber: number });
const accounts = [
  account('goods', 1610, true),
  account('sales', 1010, true),
  account('bank', 6480),
  account('suppliers', 7440),
  account('salesVat', 7680),
  account('inputVat', 7740),
];
const books = { accounts, isTaxed: true };
const legsOf = (draft: Parameters<typeof postingLegs>[0], changes: Partial<typeof books> = {}) =>
  postingLegs(draft, { ...books, ...changes }).map(({ account: { id }, amount }) => [id, amount]);

test.each([
  [
    'a purchase',
    'goods',
    'suppliers',
    131_250,
    26_250,
    [
      ['goods', 105_000],
      ['inputVat', 26_250],
      ['suppliers', -131_250],
    ],
  ],
  [
    'a sale',
    'bank',
    'sales',
    125_000,
    25_000,
    [
      ['bank', 125_000],
      ['sales', -100_000],
      ['salesVat', -25_000],
    ],
  ],
  [
    'a credit note',
    'goods',
    'suppliers',
    -12_500,
    -2_500,
    [
      ['goods', -10_000],
      ['inputVat', -2_500],
      ['suppliers', 12_500],
    ],
  ],
  [
    'a payment without VAT',
    'suppliers',
    'bank',
    5_000,
    1_000,
    [
      ['suppliers', 5_000],
      ['bank', -5_000],
    ],
  ],
  [
    'a purchase without VAT',
    'goods',
    'bank',
    5_000,
    0,
    [
      ['goods', 5_000],
      ['bank', -5_000],
    ],
  ],
  ['a draft without an account', 'goods', '', 5_000, 0, []],
] as const)('%s', (_what, debitId, creditId, amount, vat, legs) => {
  expect(legsOf({ debitId, creditId, amount, vat })).toEqual(legs);
});

test('a chart without the VAT account keeps the amount whole', () => {
  const chart = accounts.filter(({ id }) => id !== 'inputVat');
  const draft = { debitId: 'goods', creditId: 'bank', amount: 125, vat: 25 };
  expect(legsOf(draft, { accounts: chart })).toEqual([
    ['goods', 125],
    ['bank', -125],
  ]);
});

test('a company without VAT has no leg of VAT', () => {
  const draft = { debitId: 'goods', creditId: 'bank', amount: 125, vat: 25 };
  expect(legsOf(draft, { isTaxed: false })).toEqual([
    ['goods', 125],
    ['bank', -125],
  ]);
});

test('the legs of any drafts sum to 0, to the øre', () => {
  const id = fc.constantFrom(...accounts.map((one) => one.id));
  const draft = fc.record({
    debitId: id,
    creditId: id,
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    vat: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(draft, { minLength: 1, maxLength: 8 }), (drafts) => {
      const balances = draftBalances(drafts, books);
      expect(balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }),
  );
});
