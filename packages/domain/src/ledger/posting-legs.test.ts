import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { VatCode } from '@driftig/contracts/accounting/account-type';

import { newAccount } from '../accounting/account.ts';
import { draftBalances, posting, postingLegs } from './posting-legs.ts';

const account = (id: string, number: number, vatCode: VatCode = '') =>
  newAccount(id, {
    number,
    name: id,
    type: 'expense',
    hasVat: vatCode !== '',
    standardNumber: number,
    vatCode,
  });
const accounts = [
  account('goods', 1610, 'K1'),
  account('sales', 1010, 'S1'),
  account('restaurant', 1910, 'KREP'),
  account('phone', 2410, 'KHALV'),
  account('goodsEu', 1630, 'KEUV'),
  account('servicesEu', 1710, 'KEUY'),
  account('subcontractor', 1745, 'KOMV'),
  account('export', 1100, 'SEXP'),
  account('bank', 6480),
  account('suppliers', 7440),
  account('salesVat', 7680),
  account('goodsVat', 7700),
  account('servicesVat', 7720),
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
  [
    'a restaurant, of whose VAT 25 % is deducted',
    'restaurant',
    'bank',
    125_000,
    25_000,
    [
      ['restaurant', 118_750],
      ['inputVat', 6_250],
      ['bank', -125_000],
    ],
  ],
  [
    'half of an odd VAT, half an øre away from zero',
    'phone',
    'bank',
    505,
    101,
    [
      ['phone', 454],
      ['inputVat', 51],
      ['bank', -505],
    ],
  ],
  [
    'goods from the EU, with reverse charge',
    'goodsEu',
    'suppliers',
    100_000,
    0,
    [
      ['goodsEu', 100_000],
      ['inputVat', 25_000],
      ['goodsVat', -25_000],
      ['suppliers', -100_000],
    ],
  ],
  [
    'a credit note of services from abroad',
    'servicesEu',
    'suppliers',
    -100_000,
    0,
    [
      ['servicesEu', -100_000],
      ['inputVat', -25_000],
      ['servicesVat', 25_000],
      ['suppliers', 100_000],
    ],
  ],
  [
    'reverse charge within Denmark',
    'subcontractor',
    'suppliers',
    100_002,
    0,
    [
      ['subcontractor', 100_002],
      ['inputVat', 25_001],
      ['salesVat', -25_001],
      ['suppliers', -100_002],
    ],
  ],
  [
    'a returned sale, by the code of its account',
    'sales',
    'bank',
    125_000,
    25_000,
    [
      ['sales', 100_000],
      ['salesVat', 25_000],
      ['bank', -125_000],
    ],
  ],
  [
    'an export',
    'bank',
    'export',
    5_000,
    0,
    [
      ['bank', 5_000],
      ['export', -5_000],
    ],
  ],
  ['a draft without an account', 'goods', '', 5_000, 0, []],
] as const)('%s', (_what, debitId, creditId, amount, vat, legs) => {
  expect(legsOf({ debitId, creditId, amount, vat })).toEqual(legs);
});

test('a chart without the VAT account says which one is missing', () => {
  const chart = accounts.filter(({ id }) => id !== 'inputVat');
  const draft = { debitId: 'goods', creditId: 'bank', amount: 125, vat: 25 };
  expect(posting(draft, { ...books, accounts: chart }).fault).toContain('7740');
});

test('VAT that was typed on a bill with reverse charge is said to be wrong', () => {
  const draft = { debitId: 'goodsEu', creditId: 'bank', amount: 125, vat: 25 };
  expect(posting(draft, books).fault).toContain('1630');
});

test('the code is on the net amount and on each leg of VAT', () => {
  const draft = { debitId: 'goodsEu', creditId: 'bank', amount: 100, vat: 0 };
  const codes = postingLegs(draft, books).map(({ vatCode, vatPart }) => [vatCode, vatPart]);
  expect(codes).toEqual([
    ['KEUV', 'base'],
    ['KEUV', 'input'],
    ['KEUV', 'output'],
    ['', ''],
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
