import type { AnswerOf } from '@driftig/contracts/core/route';
import { vatBoxes } from '@driftig/contracts/ledger/vat-box';
import type { vatRoutes } from '@driftig/contracts/ledger/vat';
import { formatDate } from '@driftig/domain/format';
import { balanceSheet, profitAndLoss } from '@driftig/domain/ledger/reports/statements';
import { vatHelp } from '@driftig/domain/why/vat-help';

import type { Account } from '../../queries.ts';
import type { Period } from '../place.ts';
import type { Balance } from '../queries.ts';
import {
  groupOf,
  sumsOf,
  type ReportGroup,
  type ReportModel,
  type ReportRow,
} from './report-model.ts';
import { texts } from './texts.ts';

export type VatOverview = AnswerOf<typeof vatRoutes.getVatOverview>;

/** The balances of a period and of the one it is compared with. */
export interface Compared {
  readonly period: Period;
  readonly before: Period;
  readonly balances: readonly Balance[];
  readonly balancesBefore: readonly Balance[];
  readonly chart: readonly Account[];
}

export function periodText({ from, to }: Period): string {
  return texts.days(formatDate(from), formatDate(to));
}

interface Line {
  readonly account: number;
  readonly name: string;
  readonly amount: number;
}

/** Rows of two periods side by side: an account of either is in it. */
function comparedRows(now: readonly Line[], before: readonly Line[], period: Period): ReportRow[] {
  const amounts = new Map(now.map(({ account, amount }) => [account, amount]));
  const earlier = new Map(before.map(({ account, amount }) => [account, amount]));
  const names = new Map([...before, ...now].map(({ account, name }) => [account, name]));
  return [...names]
    .toSorted(([a], [b]) => a - b)
    .map(([account, name]) => ({
      id: String(account),
      name: `${account} ${name}`,
      figures: comparedFigures(amounts.get(account) ?? 0, earlier.get(account) ?? 0),
      place: { as: 'account', number: account, period },
    }));
}

const comparedFigures = (now: number, before: number) => [before, now - before, now];
const comparedColumns = [texts.comparison, texts.change, texts.period];

const headOf = (title: string, { period, before }: Pick<Compared, 'period' | 'before'>) => ({
  title,
  period: periodText(period),
  firstColumn: texts.account,
  columns: comparedColumns,
  empty: texts.empty,
  comparedWith: periodText(before),
});

export function resultReport({
  balances,
  balancesBefore,
  chart,
  ...periods
}: Compared): ReportModel {
  const now = profitAndLoss(balances, chart);
  const before = profitAndLoss(balancesBefore, chart);
  const groups = now.sections.map(({ name, lines }, index): ReportGroup => {
    const rows = comparedRows(lines, before.sections[index]?.lines ?? [], periods.period);
    return groupOf(name, rows, comparedColumns.length);
  });
  const { comparedWith, ...head } = headOf(texts.kinds.result, periods);
  return {
    ...head,
    groups,
    total: { id: 'total', name: texts.result, figures: comparedFigures(now.result, before.result) },
    note: `${texts.resultNote} ${texts.comparison}: ${comparedWith}.`,
    why: { group: 'resultGroup', total: 'resultTotal' },
  };
}

export function spendingReport({
  balances,
  balancesBefore,
  chart,
  ...periods
}: Compared): ReportModel {
  const names = new Map(chart.map(({ number, name }) => [number, name]));
  const costs = new Set(chart.filter(({ type }) => type === 'expense').map(({ number }) => number));
  const linesOf = (all: readonly Balance[]) =>
    all
      .filter(({ account, debit, credit }) => costs.has(account) && debit !== credit)
      .map(({ account, debit, credit }) => {
        return { account, name: names.get(account) ?? '', amount: debit - credit };
      });
  const rows = comparedRows(linesOf(balances), linesOf(balancesBefore), periods.period);
  const { comparedWith, ...head } = headOf(texts.kinds.spending, periods);
  return {
    ...head,
    groups: [{ name: '', rows }],
    total: { id: 'total', name: texts.total, figures: sumsOf(rows, comparedColumns.length) },
    note: `${texts.spendingNote} ${texts.comparison}: ${comparedWith}.`,
    why: { total: 'spendingTotal' },
  };
}

/** The balances are those from the first month of a financial year on. */
export function balanceReport({
  balances,
  balancesBefore,
  chart,
  ...periods
}: Compared): ReportModel {
  const now = balanceSheet(balances, chart);
  const before = balanceSheet(balancesBefore, chart);
  const rowsOf = (side: 'assets' | 'equity' | 'debts') =>
    comparedRows(now[side].lines, before[side].lines, periods.period);
  const resultRow = (id: 'result' | 'earlier', name: string): ReportRow[] =>
    now[id] === 0 && before[id] === 0
      ? []
      : [{ id, name, figures: comparedFigures(now[id], before[id]) }];
  const equity = [
    ...rowsOf('equity'),
    ...resultRow('earlier', texts.earlierResult),
    ...resultRow('result', texts.yearResult),
  ];
  const { comparedWith: _days, ...head } = headOf(texts.kinds.balance, periods);
  const at = ({ to }: Period) => texts.balanceAt(formatDate(to));
  return {
    ...head,
    period: at(periods.period),
    columns: [at(periods.before), texts.change, at(periods.period)],
    groups: [
      { ...groupOf(now.assets.name, rowsOf('assets'), comparedColumns.length), isApart: true },
      groupOf(now.equity.name, equity, comparedColumns.length),
      groupOf(now.debts.name, rowsOf('debts'), comparedColumns.length),
    ],
    total: { id: 'total', name: texts.sides, figures: comparedFigures(now.total, before.total) },
    note: texts.balanceNote,
    why: { group: 'balanceGroup', total: 'balanceTotal' },
  };
}

export function trialReport({
  period,
  balances,
  chart,
}: Omit<Compared, 'before' | 'balancesBefore'>): ReportModel {
  const names = new Map(chart.map(({ number, name }) => [number, name]));
  const columns = [texts.opening, texts.debit, texts.credit, texts.closing];
  const rows = balances.map(({ account, opening, debit, credit, closing }): ReportRow => ({
    id: String(account),
    name: `${account} ${names.get(account) ?? ''}`.trim(),
    figures: [opening, debit, credit, closing],
    place: { as: 'account', number: account, period },
  }));
  return {
    title: texts.kinds.trial,
    period: periodText(period),
    firstColumn: texts.account,
    columns,
    groups: [{ name: '', rows }],
    total: { id: 'total', name: texts.total, figures: sumsOf(rows, columns.length) },
    note: '',
    empty: texts.empty,
    why: { total: 'trialTotal' },
  };
}

/** The VAT return as a file; on screen it has a view of its own. */
export function vatReport({ boxes, payable }: VatOverview, period: Period): ReportModel {
  const rows = boxes.map(({ box, amount, posted, reported }): ReportRow => ({
    id: box,
    name: vatBoxes[box],
    help: vatHelp[box].help,
    figures: [amount, posted, amount - posted, reported],
  }));
  return {
    title: texts.vatTitle,
    period: periodText(period),
    firstColumn: texts.box,
    columns: [texts.byCode, texts.posted, texts.difference, texts.reported],
    groups: [{ name: '', rows }],
    total: {
      id: 'payable',
      name: payable < 0 ? texts.refund : texts.payable,
      figures: [null, null, null, payable],
    },
    note: texts.roundedNote,
    empty: texts.empty,
  };
}
