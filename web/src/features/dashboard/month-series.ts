import { formatAmount } from '@driftig/domain/format';

import { shortAmount } from './scale.ts';
import { texts } from './texts.ts';

interface MonthValue {
  readonly month: number;
  readonly value: number;
}

/** The months of a year, and how their values are formatted. */
export interface MonthSeries {
  readonly values: readonly MonthValue[];
  readonly tone: 'sales' | 'orders';
  /** The short format on the axis. */
  readonly formatAxis: (value: number) => string;
  /** The full format with the unit. */
  readonly format: (value: number) => string;
  /** The smallest step of the axis. */
  readonly minStep: number;
}

const ONE_KRONE = 100;

export function salesSeries(values: readonly MonthValue[], currency: string): MonthSeries {
  const format = (ore: number) => formatAmount(ore, currency);
  return { values, tone: 'sales', formatAxis: shortAmount, format, minStep: ONE_KRONE };
}

export function orderSeries(values: readonly MonthValue[]): MonthSeries {
  return { values, tone: 'orders', formatAxis: String, format: texts.orderCount, minStep: 1 };
}

export function isEmpty({ values }: MonthSeries): boolean {
  return values.every(({ value }) => value === 0);
}
