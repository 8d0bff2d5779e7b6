import { mainCurrency } from '@driftig/domain/aggregates';
import { amountsByCurrency, type AmountIn } from '@driftig/domain/currencies';
import { formatAmount } from '@driftig/domain/format';

import { shortAmount } from '../../ui/charts/axis.ts';
import { texts } from './texts.ts';

interface MonthValue {
  readonly month: number;
  readonly value: number;
}

/** The months of a year, and how their values are formatted. */
export interface MonthSeries {
  readonly kind: 'sales' | 'orders';
  /** '' for orders. */
  readonly currency: string;
  readonly values: readonly MonthValue[];
  readonly tone: 'strong' | 'calm';
  /** The short format on the axis. */
  readonly formatAxis: (value: number) => string;
  /** The full format with the unit. */
  readonly format: (value: number) => string;
  /** The smallest step of the axis. */
  readonly minStep: number;
}

const ONE_KRONE = 100;

interface SalesOfMonth extends MonthValue {
  readonly otherCurrencies?:
    | readonly { readonly currency: string; readonly value: number }[]
    | undefined;
}

/** The sales of a year in one currency, which the chart is of, and the sums in the others. */
interface SalesOfYear {
  readonly currency: string;
  readonly values: readonly MonthValue[];
  readonly others: readonly AmountIn[];
}

/** In kroner, or where nothing was sold in kroner, in the first currency that something was sold in. */
export function salesIn(months: readonly SalesOfMonth[], own: string): SalesOfYear {
  const all = months.flatMap(({ value, otherCurrencies = [] }) => [
    { currency: mainCurrency, amount: value },
    ...otherCurrencies.map((other) => ({ currency: other.currency, amount: other.value })),
  ]);
  const [first, ...others] = amountsByCurrency(all, own);
  const currency = first?.currency ?? own;
  const valueIn = ({ value, otherCurrencies = [] }: SalesOfMonth) =>
    currency === mainCurrency
      ? value
      : (otherCurrencies.find((other) => other.currency === currency)?.value ?? 0);
  const values = months.map((one) => ({ month: one.month, value: valueIn(one) }));
  return { currency, values, others };
}

export function salesSeries({ values, currency }: SalesOfYear): MonthSeries {
  const format = (ore: number) => formatAmount(ore, currency);
  return {
    kind: 'sales',
    currency,
    values,
    tone: 'strong',
    formatAxis: shortAmount,
    format,
    minStep: ONE_KRONE,
  };
}

export function orderSeries(values: readonly MonthValue[]): MonthSeries {
  return {
    kind: 'orders',
    currency: '',
    values,
    tone: 'calm',
    formatAxis: String,
    format: texts.orderCount,
    minStep: 1,
  };
}

export function isEmpty({ values }: MonthSeries): boolean {
  return values.every(({ value }) => value === 0);
}
