import type { WhyRow, WhySum } from '@driftig/contracts/core/why';

import { amountsByCurrency, type AmountIn } from '../currencies.ts';
import { sumOfRows } from './sum-of-rows.ts';

interface Group {
  readonly label: string;
  /** Its own list. */
  readonly to?: string | undefined;
  readonly parts: readonly WhyRow[];
}

interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A group of more has its count and its list alone. */
const mostParts = 100;

export const countText = (count: number, { one, many }: Noun): string =>
  `${count} ${count === 1 ? one : many}`;

/** A row for each group, with its count; none for an empty one. */
export function groupRows(groups: readonly Group[], noun: Noun): WhyRow[] {
  return groups
    .filter(({ parts }) => parts.length > 0)
    .map(({ label, to, parts }) => ({
      label,
      note: countText(parts.length, noun),
      amount: sumOfRows(parts),
      to,
      ...(parts.length <= mostParts && { rows: parts }),
    }));
}

/** The amounts of a figure as they are shown, kroner first, each with its rows (product H11). */
export function inEachCurrency(
  amounts: readonly AmountIn[],
  own: string,
  rowsOf: (sum: AmountIn) => readonly WhyRow[],
): WhySum & { readonly apart: readonly WhySum[] } {
  const [first = { amount: 0, unit: { currency: own }, rows: [] }, ...apart] = amountsByCurrency(
    amounts,
    own,
  ).map((sum) => ({ amount: sum.amount, unit: { currency: sum.currency }, rows: rowsOf(sum) }));
  return { ...first, apart };
}
