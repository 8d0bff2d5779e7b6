import { publicChart } from '@driftig/domain/accounting/public-chart';
import { expect, test } from 'vitest';

import { readCsvLines } from '../../../../ui/csv/read-csv.ts';
import type { Account } from '../../queries.ts';
import { balanceReport, resultReport, spendingReport, trialReport } from './build-reports.ts';
import { comparedPeriod } from './compared-period.ts';
import { reportDocument } from './report-document.ts';
import { reportFile } from './report-model.ts';

const chart = publicChart.map((row): Account => ({
  ...row,
  id: String(row.number),
  version: 1,
  standardNumber: row.number,
  hasVat: row.vatCode !== '',
  isPosted: true,
}));
const balances = [
  { account: 1010, opening: 0, debit: 0, credit: 1000_50, closing: -1000_50 },
  { account: 1610, opening: 0, debit: 250_25, credit: 0, closing: 250_25 },
  { account: 6480, opening: 0, debit: 750_25, credit: 0, closing: 750_25 },
];
const compared = {
  period: { from: '2026-01', to: '2026-12' },
  before: { from: '2025-01', to: '2025-12' },
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

test('a period is compared with the same months a year earlier or the months right before', () => {
  const period = { from: '2026-01', to: '2026-03' };
  expect(comparedPeriod(period, 'year')).toEqual({ from: '2025-01', to: '2025-03' });
  expect(comparedPeriod(period, 'before')).toEqual({ from: '2025-10', to: '2025-12' });
});
