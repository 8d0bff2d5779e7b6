import type { AnswerOf } from '@driftig/contracts/core/route';
import type { openItemRoutes } from '@driftig/contracts/ledger/open-items';
import { formatDate, formatKroner } from '@driftig/domain/format';
import { daysOfMonth } from '@driftig/domain/ledger/period-sums';
import { ages, ageOf } from '@driftig/domain/ledger/reports/open-items';

import { paths } from '../../../../paths.ts';
import type { Account } from '../../queries.ts';
import { calendarYear } from '../months.ts';
import { groupOf, sumsOf, type ReportModel, type ReportRow } from './report-model.ts';
import { texts } from './texts.ts';

type OpenItems = AnswerOf<typeof openItemRoutes.getOpenItems>;

/** One figure for each age and their sum. */
const columns = [...ages, texts.total];

function agedFigures(amount: number, due: string, today: string): number[] {
  const age = ageOf(due, today);
  return [...ages.map((_, index) => (index === age ? amount : 0)), amount];
}

const headOf = (title: string, today: string) => ({
  title,
  period: texts.balanceAt(formatDate(today)),
  columns,
});

/** Unpaid invoices of each customer; those in another currency are a group of their own and in no sum. */
export function debtorsReport({ debtors, receivables }: OpenItems, today: string): ReportModel {
  const inKroner = debtors.filter(({ currency }) => currency === 'DKK');
  const others = debtors.filter(({ currency }) => currency !== 'DKK');
  const rowsOf = (items: OpenItems['debtors']) =>
    items.map(({ number, customer, due, currency, amount }): ReportRow => ({
      id: String(number),
      name: texts.invoiceOf(number, customer),
      help: texts.dueOn(formatDate(due), currency),
      figures: agedFigures(amount, due, today),
      link: paths.invoice(number),
    }));
  const customers = [...new Set(inKroner.map(({ customer }) => customer))].toSorted((a, b) =>
    a.localeCompare(b, 'da'),
  );
  const groups = customers.map((customer) => {
    const rows = rowsOf(inKroner.filter((one) => one.customer === customer));
    return rows.length === 1 ? { name: customer, rows } : groupOf(customer, rows, columns.length);
  });
  const foreign = { name: texts.otherCurrencies, rows: rowsOf(others), isApart: true };
  const figures = sumsOf(rowsOf(inKroner), columns.length);
  const total = figures.at(-1) ?? 0;
  return {
    ...headOf(texts.kinds.debtors, today),
    firstColumn: texts.invoice,
    groups: [...groups, foreign],
    total: { id: 'total', name: texts.total, figures },
    note: texts.receivables(formatKroner(receivables), formatKroner(total - receivables)),
    empty: texts.noDebtors,
    why: { group: 'debtorsSum', total: 'debtorsSum', isAged: true },
  };
}

/**
 * Credits that are not paid, by month: due at its last day; and what employees have laid out, due on its date.
 */
export function creditorsReport(
  { creditors, employees }: OpenItems,
  chart: readonly Pick<Account, 'number' | 'name'>[],
  today: string,
): ReportModel {
  const names = new Map(chart.map(({ number, name }) => [number, name]));
  const rows = creditors.map(({ account, month, amount }): ReportRow => {
    const { from, to } = daysOfMonth(month);
    return {
      id: `${account}.${month}`,
      name: `${account} ${names.get(account) ?? ''}`.trim(),
      help: texts.postedIn(formatDate(from), formatDate(to)),
      figures: agedFigures(amount, to, today),
      place: { as: 'account', number: account, period: calendarYear(from) },
    };
  });
  const own = employees.map(({ id, name, date, text, amount }): ReportRow => ({
    id,
    name: text === '' ? name : `${name}, ${text}`,
    help: formatDate(date),
    figures: agedFigures(amount, date, today),
  }));
  return {
    ...headOf(texts.kinds.creditors, today),
    firstColumn: texts.account,
    groups: [
      groupOf(texts.owed, rows, columns.length),
      groupOf(texts.employees, own, columns.length),
    ],
    total: { id: 'total', name: texts.total, figures: sumsOf([...rows, ...own], columns.length) },
    note: texts.creditorsNote,
    empty: texts.noCreditors,
    why: { group: 'creditorsSum', total: 'creditorsSum', isAged: true },
  };
}
