import { publicChart } from '@driftig/domain/accounting/public-chart';
import { expect, test } from 'vitest';

import { readCsvLines } from '../../../../ui/csv/read-csv.ts';
import type { Account } from '../../queries.ts';
import { balanceReport, resultReport, spendingReport, trialReport } from './build-reports.ts';
import { comparedPeriod, yearToDate } from './compared-period.ts';
import { reportDocument } from './report-document.ts';
import { reportFile } from './report-model.ts';

const chart = publicChart.map((row): Account => ({
  ...row,
  id: String(row.number),
  version: 1,
  standardNumber: row.number,
  hasVat: row.vatCode !== '',
  guidance: '',
  isPosted: true,
}));
const balances = [
  { account: 1010, opening: 0, debit: 0, credit: 1000_50, closing: -1000_50 },
  { account: 1610, opening: 0, debit: 250_25, credit: 0, closing: 250_25 },
  { account: 6480, opening: 0, debit: 750_25, credit: 0, closing: 750_25 },
];
const compared = {
  period: { from: '2026-01-01', to: '2026-12-31' },
  before: { from: '2025-01-01', to: '2025-12-31' },
  balances,
  balancesBefore: [],
  chart,
};

const builders = { resultReport, balanceReport, spendingReport, trialReport };

test.each(Object.entries(builders))('%s is read back from its file as it is shown', (_, build) => {
  const report = build(compared);
  const file = reportFile(report).replace('\uFEFF', '');
  const [head, ...lines] = [...readCsvLines(file, ';')].map(({ cells }) => cells);
  expect(head).toEqual(['Gruppe', report.firstColumn, ...report.columns]);
  const shown = report.groups.flatMap(({ name, rows }) =>
    rows.map((row) => [name, row.name, ...row.figures]),
  );
  const total =
    report.total === undefined ? [] : [['', report.total.name, ...report.total.figures]];
  expect(shown.length).toBeGreaterThan(0);
  const ore = (text = '') => Math.round(Number(text.replace(',', '.')) * 100);
  expect(lines.map(([group, name, ...figures]) => [group, name, ...figures.map(ore)])).toEqual([
    ...shown,
    ...total,
  ]);
});

test('a result has income above 0, costs below, and its sum', () => {
  const { total, groups } = resultReport(compared);
  expect(total?.figures).toEqual([0, 750_25, 750_25]);
  expect(groups.flatMap(({ rows }) => rows).map(({ figures }) => figures[2])).toEqual([
    1000_50, -250_25,
  ]);
});

test('both sides of a balance sheet are equal', () => {
  const { groups, total } = balanceReport(compared);
  expect(groups[0]?.sums?.[2]).toBe(total?.figures[2]);
});

test('a printed report has the figures that are shown', () => {
  const report = resultReport(compared);
  const at = { company: 'Nordlys', madeAt: '27-11-2026 10:00', now: '2026-11-27T09:00:00.000Z' };
  const { table, filters } = reportDocument(report, at);
  expect(filters).toBe('Lavet 27-11-2026 10:00');
  expect(table.total).toEqual(['Resultat', '0,00', '750,25', '750,25']);
});

test.each([
  // Whole months, a leap February among them, and days.
  ['2026-01-01', '2026-03-31', '2025-01-01', '2025-03-31', '2025-10-01', '2025-12-31'],
  ['2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28', '2028-01-01', '2028-01-31'],
  ['2026-09-10', '2026-09-20', '2025-09-10', '2025-09-20', '2026-08-30', '2026-09-09'],
])('%s to %s is compared with a year earlier or with what is right before', (from, to, ...days) => {
  const [yearFrom, yearTo, beforeFrom, beforeTo] = days;
  const period = { from, to };
  expect(comparedPeriod(period, 'year')).toEqual({ from: yearFrom, to: yearTo });
  expect(comparedPeriod(period, 'before')).toEqual({ from: beforeFrom, to: beforeTo });
});

test('a balance sheet counts from the first day of the financial year of the company', () => {
  const period = { from: '2026-09-10', to: '2026-11-27' };
  expect(yearToDate(period, { firstMonth: 10 }).from).toBe('2026-10-01');
  expect(yearToDate(period, { firstMonth: 12 }).from).toBe('2025-12-01');
});
