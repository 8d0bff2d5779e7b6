import fc from 'fast-check';
import { expect, test } from 'vitest';

import { balancesOf, sumsByMonth } from '../ledger/balances.ts';
import { lineOf, type NewEntry } from '../ledger/entry.ts';
import { vatOverview } from '../ledger/reports/vat-overview.ts';
import { settlementEntry, vatSettlement } from './vat-settlement.ts';

const standards = [1010, 1610, 2720, 6320, 6480, 7680, 7740, 7840];
const chart = standards.map((number) => ({ id: `a${number}`, number, standardNumber: number }));
const period = { from: '2026-07-01', to: '2026-09-30' };
const source = { kind: 'draft', id: 'd', event: 'posted' } as const;

const sale = (vat: number) => ({
  date: '2026-08-14',
  source,
  lines: [
    lineOf({ account: 6480, amount: vat * 5 }),
    lineOf({ account: 1010, amount: -vat * 4 }, { code: 'S1', part: 'base' }),
    lineOf({ account: 7680, amount: -vat }, { code: 'S1', part: 'output' }),
  ],
});
const purchase = (vat: number) => ({
  date: '2026-09-30',
  source,
  lines: [
    lineOf({ account: 1610, amount: vat * 4 }, { code: 'K1', part: 'base' }),
    lineOf({ account: 7740, amount: vat }, { code: 'K1', part: 'input' }),
    lineOf({ account: 6480, amount: -vat * 5 }),
  ],
});
const settle = (entries: Parameters<typeof sumsByMonth>[0]): NewEntry =>
  settlementEntry(vatSettlement(sumsByMonth(entries), chart), {
    period,
    before: undefined,
    by: 'mette',
  });
const netOf = (entries: Parameters<typeof sumsByMonth>[0], account: number) => {
  const { debit, credit } = balancesOf(sumsByMonth(entries)).get(account) ?? {
    debit: 0,
    credit: 0,
  };
  return debit - credit;
};

test('a settlement empties the VAT accounts, owes what is reported and changes no box (product B74)', () => {
  const vat = fc.integer({ min: 1, max: 9_999_999 });
  fc.assert(
    fc.property(fc.array(vat, { minLength: 1 }), fc.array(vat), (sold, bought) => {
      const entries = [...sold.map(sale), ...bought.map(purchase)];
      const before = vatOverview(sumsByMonth(entries), chart);
      const all = [...entries, settle(entries)];
      expect([netOf(all, 7680), netOf(all, 7740)]).toEqual([0, 0]);
      expect(netOf(all, 7840) + netOf(all, 6320)).toBe(0 - before.payable);
      expect(Math.abs(netOf(all, 2720))).toBeLessThanOrEqual(100);
      expect(vatOverview(sumsByMonth(all), chart)).toEqual(before);
      expect(settle(all).lines).toEqual([]);
    }),
  );
});

test('a refund is a claim', () => {
  const all = [purchase(250_25)];
  expect(settle(all).lines.map(({ account, amount }) => [account, amount])).toEqual([
    [7740, -250_25],
    [6320, 250_00],
    [2720, 25],
  ]);
});

test('a VAT account that differs from its box is refused', () => {
  const typed = { ...sale(100), lines: [lineOf({ account: 7680, amount: -100 })] };
  expect(() => settle([sale(100), typed])).toThrow('Momskontiene passer ikke med felterne.');
});

test('a chart without the account is refused by its name', () => {
  const without = chart.filter(({ number }) => number !== 7840);
  expect(() => vatSettlement(sumsByMonth([sale(100)]), without)).toThrow(
    'Kontoplanen mangler standardkonto 7840 til momsafregningen. Opret den under Kontoplan.',
  );
});
