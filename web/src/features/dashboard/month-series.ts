import { formatAmount } from '@driftig/domain/format';

import { shortAmount } from './scale.ts';
import { texts } from './texts.ts';

export interface MonthValue {
  readonly month: number;
  readonly value: number;
}

/** A year month by month, and how its figures are written. */
export interface MonthSeries {
  readonly values: readonly MonthValue[];
  readonly tone: 'sales' | 'orders';
  /** At the axis, short. */
  readonly formatAxis: (value: number) => string;
  /** In full, with its unit. */
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
