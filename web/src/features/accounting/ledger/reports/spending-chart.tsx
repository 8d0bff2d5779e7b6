import { addMonths, monthNames } from '@driftig/domain/dates';
import { formatKroner } from '@driftig/domain/format';
import { daysOfMonth } from '@driftig/domain/ledger/period-sums';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

import { BarChart } from '../../../../ui/charts/bar-chart.tsx';
import type { ChartBar } from '../../../../ui/charts/drawn-bars.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { usePhone } from '../../../../ui/layout/use-phone.ts';
import type { Account } from '../../queries.ts';
import classes from '../ledger.module.css';
import type { Period } from '../place.ts';
import { balancesQuery, type Balance } from '../queries.ts';
import { texts } from './texts.ts';

interface SpendingChartProps {
  period: Period;
  balances: readonly Balance[];
  chart: readonly Account[];
}

/** The accounts that have a bar of their own; the rest is one bar. */
const mostBars = 8;
/** On a phone, where numbers of more accounts would run together. */
const mostBarsOnPhone = 4;
/** Months that have a bar, the last ones of the period. */
const mostMonths = 12;

type By = 'account' | 'month';

/** The spending of a period as bars, by account or by month (product B72). */
export function SpendingChart({ period, balances, chart }: SpendingChartProps) {
  const [by, setBy] = useState<By>('account');
  const most = usePhone() ? mostBarsOnPhone : mostBars;
  const accounts = accountBars(balances, chart, most);
  if (accounts.length === 0) return null;
  return (
    <figure className={classes.chart}>
      <Segmented
        label={texts.chartBy}
        value={by}
        onChange={setBy}
        options={[
          { value: 'account', label: texts.byAccount },
          { value: 'month', label: texts.byMonth },
        ]}
      />
      {by === 'account' ? <Bars bars={accounts} /> : <MonthChart period={period} chart={chart} />}
    </figure>
  );
}

const kroner = (ore: number) => `${formatKroner(ore)} kr.`;
const thousands = (ore: number) => Math.round(ore / 100).toLocaleString('da');

function Bars({ bars }: { bars: readonly ChartBar[] }) {
  return (
    <div className={classes.bars}>
      <BarChart
        label={texts.kinds.spending}
        bars={bars}
        minStep={100}
        tone="strong"
        format={kroner}
        formatAxis={thousands}
      />
    </div>
  );
}

function MonthChart({ period, chart }: Pick<SpendingChartProps, 'period' | 'chart'>) {
  const months = monthsOf(period).slice(-mostMonths);
  const found = useQueries({ queries: months.map((days) => balancesQuery(days)) });
  const bars = months.map(({ from }, index): ChartBar => {
    const name = monthNames[Number(from.slice(5, 7)) - 1] ?? '';
    const spent = spendingOf(found[index]?.data?.accounts ?? [], chart);
    return {
      id: from,
      name: `${name} ${from.slice(0, 4)}`,
      short: name.slice(0, 3).toLowerCase(),
      letter: name.slice(0, 1),
      value: spent.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
  return <Bars bars={bars} />;
}

/** The days of each month that are in a period. */
export function monthsOf({ from, to }: Period): Period[] {
  const months: Period[] = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1)) {
    const whole = daysOfMonth(first.slice(0, 7));
    months.push({
      from: whole.from < from ? from : whole.from,
      to: whole.to > to ? to : whole.to,
    });
  }
  return months;
}

function spendingOf(balances: readonly Balance[], chart: readonly Account[]) {
  const costs = new Map(
    chart.filter(({ type }) => type === 'expense').map((one) => [one.number, one]),
  );
  return balances.flatMap(({ account, debit, credit }) => {
    const own = costs.get(account);
    return own === undefined || debit === credit ? [] : [{ own, amount: debit - credit }];
  });
}

/** The accounts with the largest spending; the others are summed. */
export function accountBars(
  balances: readonly Balance[],
  chart: readonly Account[],
  most = mostBars,
): ChartBar[] {
  const sorted = spendingOf(balances, chart).toSorted((a, b) => b.amount - a.amount);
  const rest = sorted.slice(most).reduce((sum, { amount }) => sum + amount, 0);
  const bars = sorted.slice(0, most).map(({ own: { number, name }, amount }) => ({
    id: String(number),
    name: `${number} ${name}`,
    short: String(number),
    letter: String(number),
    value: amount,
  }));
  if (rest === 0) return bars;
  const others = { id: 'rest', name: texts.restOfAccounts, short: texts.rest, letter: texts.rest };
  return [...bars, { ...others, value: rest }];
}
