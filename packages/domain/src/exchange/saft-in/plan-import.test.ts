import { expect, test } from 'vitest';

import { batchSize, itemsOf, mostBatchItems } from './import-batch.ts';
import { mapAccounts } from './map-accounts.ts';
import { planImport } from './plan-import.ts';
import type { SaftBooks, SaftLine, SaftTransaction } from './saft-books.ts';

const line = (account: string, amount: number, changes: Partial<SaftLine> = {}): SaftLine => ({
  account,
  amount,
  taxes: [],
  currency: '',
  currencyAmount: 0,
  rate: '',
  ...changes,
});
const taxed = (account: string, amount: number, code: string, tax: number, standardCode = '') =>
  line(account, amount, { taxes: [{ code, standardCode, amount: tax }] });
const bill = (changes: Partial<SaftTransaction> = {}): SaftTransaction => ({
  journal: 'J',
  id: '7',
  date: '2026-02-03',
  text: 'Telt',
  lines: [line('6480', 100), line('1010', -100)],
  ...changes,
});
const chart = [1010, 1610, 1660, 6480, 7680, 7740].map((number) => ({
  id: `a${number}`,
  number,
  name: '',
  standardNumber: number,
}));

function plan(transactions: readonly SaftTransaction[], changes: Partial<SaftBooks> = {}) {
  const accounts = chart.map(({ number }) => ({
    id: String(number),
    name: '',
    standardNumber: number,
    type: undefined,
    opening: 0,
    closing: transactions
      .flatMap(({ lines }) => lines)
      .filter(({ account }) => account === String(number))
      .reduce((sum, { amount }) => sum + amount, 0),
  }));
  const stated = { debit: undefined, credit: undefined };
  const books = { company: '', cvr: '', software: '', from: '2026-01-01', to: '2026-12-31' };
  const all: SaftBooks = { ...books, accounts, transactions, stated, ...changes };
  return planImport(all, mapAccounts(all, chart), '2026-11-27');
}

test.each<[string, Partial<SaftTransaction>, RegExp]>([
  ['does not balance', { lines: [line('6480', 100), line('1010', -99)] }, /debet og kredit/],
  ['lies outside of the period', { date: '2025-12-31' }, /uden for filens periode/],
  ['lies ahead', { date: '2026-11-28' }, /ikke kommet endnu/],
  [
    'moves more accounts than a transaction has room for',
    { lines: Array.from({ length: 90 }, (_, at) => line(String(at + 1), at % 2 ? 1 : -1)) },
    /90 konti|der er \d+ konti/,
  ],
])('a voucher that %s is named, and nothing can be taken', (_name, changes, text) => {
  const { faults } = plan([bill(changes)], { accounts: many });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(text);
});

/** Own accounts for each number up to 90 are not there: they are on account 0, so this list has them as new ones. */
const many = Array.from({ length: 90 }, (_, at) => ({
  id: String(at + 1),
  name: 'Konto',
  standardNumber: 0,
  type: 'asset' as const,
  opening: 0,
  closing: 0,
}));

test('opening balances that do not balance are refused, with the difference', () => {
  const [first, ...others] = many;
  const accounts = first === undefined ? [] : [{ ...first, opening: 12_345 }, ...others];
  expect(plan([], { accounts }).faults[0]).toContain('123,45');
});

test('vouchers without an amount are counted and left out, and equal ones are all taken', () => {
  const { entries, empty, debit } = plan([bill(), bill(), bill({ lines: [line('6480', 0)] })]);
  expect([entries.map(({ occurrence }) => occurrence), empty, debit]).toEqual([[1, 2], 1, 200]);
  expect(entries[0]?.text).toBe('Telt (før: bilag 7)');
});

test('a sum of the file that its vouchers do not give, and an unknown VAT code, are noted', () => {
  const { notes, faults } = plan(
    [bill({ lines: [taxed('1010', -100, 'X9', 0), line('6480', 100)] })],
    {
      stated: { debit: 101, credit: 100 },
      accounts: many,
    },
  );
  expect(faults).toEqual([]);
  expect(notes.join(' ')).toMatch(/1,01 kr\..*1,00 kr\..*Momskoderne X9/);
});

test('VAT of two codes on one account is divided by what the codes say, where it adds up', () => {
  const [entry] = plan([
    bill({
      lines: [
        taxed('1610', 400, 'K1', 100),
        taxed('1660', 175, 'KREP', 25),
        line('7740', 125),
        line('6480', -700),
      ],
    }),
  ]).entries;
  const coded = entry?.lines.map(({ account, amount, vatCode, vatPart }) => [
    account,
    amount,
    vatCode,
    vatPart,
  ]);
  expect(coded).toEqual([
    [1610, 400, 'K1', 'base'],
    [1660, 175, 'KREP', 'base'],
    [7740, 100, 'K1', 'input'],
    [7740, 25, 'KREP', 'input'],
    [6480, -700, '', ''],
  ]);
});

test('an official code is taken under whatever name the other system has for it', () => {
  const [entry] = plan([
    bill({ lines: [taxed('1010', -400, 'U25', 100, 'S1'), line('7680', -100), line('6480', 500)] }),
  ]).entries;
  expect(entry?.lines.map(({ vatCode, vatPart }) => `${vatCode} ${vatPart}`)).toEqual([
    'S1 base',
    'S1 output',
    ' ',
  ]);
});

test('batches have as many entries as a transaction has room for, and at least one', () => {
  const { entries } = plan(Array.from({ length: 60 }, (_, at) => bill({ id: String(at) })));
  const size = batchSize(entries, 0);
  expect(itemsOf(entries.slice(0, size))).toBeLessThanOrEqual(mostBatchItems);
  expect(itemsOf(entries.slice(0, size + 1))).toBeGreaterThan(mostBatchItems);
  expect(batchSize(entries, 59)).toBe(1);
});
