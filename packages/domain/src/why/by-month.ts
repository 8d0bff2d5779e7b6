import type { WhyAnswer, WhyRow, WhySum } from '@driftig/contracts/core/why';

import { withoutZeros, withRest } from './sum-of-rows.ts';

interface Month {
  readonly label: string;
  readonly value: number;
  readonly to?: string | undefined;
}

const monthRows = (months: readonly Month[]): WhyRow[] =>
  withoutZeros(months.map(({ label, value: amount, to }) => ({ label, amount, to })));

interface ByMonth {
  readonly title: string;
  readonly months: readonly Month[];
  readonly amount: number;
}

/** Revenue by month, with that in other currencies apart. */
export function whyRevenue(
  { title, months, amount }: ByMonth,
  currency: string,
  apart: readonly WhySum[] = [],
): WhyAnswer {
  return {
    figure: 'revenue',
    title,
    amount,
    unit: { currency },
    rows: withRest(monthRows(months), amount, 'Andre måneder'),
    apart,
    formula: 'Månedernes omsætning uden moms, lagt sammen.',
  };
}

export function whyOrderCount({ title, months, amount }: ByMonth): WhyAnswer {
  return {
    figure: 'orderCount',
    title,
    amount,
    unit: 'count',
    rows: withRest(monthRows(months), amount, 'Andre måneder'),
    formula: 'Månedernes ordrer efter startdato, lagt sammen.',
  };
}
