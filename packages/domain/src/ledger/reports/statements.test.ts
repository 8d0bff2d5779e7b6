import fc from 'fast-check';
import { expect, test } from 'vitest';

import { publicChart } from '../../accounting/public-chart.ts';
import { sumsByMonth, sumsFrom, trialBalance } from '../balances.ts';
import { lineOf } from '../entry.ts';
import { balanceSheet, profitAndLoss } from './statements.ts';

const chart = publicChart.map((row) => ({ ...row, standardNumber: row.number }));
const numbers = chart.map(({ number }) => number);
const typeOf = new Map(chart.map(({ number, type }) => [number, type]));

const entry = fc
  .tuple(
    fc.constantFrom('2025-12-31', '2026-01-01', '2026-06-15', '2026-09-30', '2026-10-01'),
    fc.constantFrom(...numbers),
    fc.constantFrom(...numbers),
    fc.integer({ min: 1, max: 9_999_999 }),
  )
  .map(([date, debit, credit, amount]) => ({
    date,
    source: { kind: 'draft', id: '1', event: 'posted' } as const,
    lines: [lineOf({ account: debit, amount }), lineOf({ account: credit, amount: -amount })],
  }));
const entries = fc.array(entry, { minLength: 1, maxLength: 40 });

/** As the server answers it: the months up to `to`, with the opening of before `from`. */
const balancesOf = (all: Parameters<typeof sumsByMonth>[0], from: string, to: string) =>
  trialBalance(
    sumsFrom(
      sumsByMonth(all).filter(({ month }) => month <= to),
      from,
    ),
  ).accounts;

const isResult = (account: number) => ['income', 'expense'].includes(typeOf.get(account) ?? '');

test('profit and loss is the sum of all lines of result accounts in the period', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const { sections, result } = profitAndLoss(balancesOf(all, '2026-01', '2026-09'), chart);
      const own = all
        .filter(({ date }) => date >= '2026-01-01' && date <= '2026-09-30')
        .flatMap(({ lines }) => lines)
        .filter(({ account }) => isResult(account));
      expect(result).toBe(own.reduce((sum, { amount }) => sum - amount, 0));
      expect(sections.reduce((sum, section) => sum + section.sum, 0)).toBe(result);
    }),
  );
});

test('a balance sheet has equal sides, with the result of the year and of years not closed', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const sheet = balanceSheet(balancesOf(all, '2026-01', '2026-09'), chart);
      expect(sheet.assets.sum).toBe(sheet.total);
      expect(sheet.equity.sum + sheet.debts.sum + sheet.result + sheet.earlier).toBe(sheet.total);
      const resultOf = (isYear: (date: string) => boolean) =>
        all
          .filter(({ date }) => isYear(date))
          .flatMap(({ lines }) => lines)
          .filter(({ account }) => isResult(account))
          .reduce((sum, { amount }) => sum - amount, 0);
      expect(sheet.earlier).toBe(resultOf((date) => date < '2026-01-01'));
      expect(sheet.result).toBe(resultOf((date) => date > '2025-12-31' && date < '2026-10-01'));
    }),
  );
});
