import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';

type Summed = Pick<WhyRow, 'amount'>;

export const sumOfRows = (rows: readonly Summed[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** A row of the sum of its parts. */
export const sumRow = (label: string, rows: readonly WhyRow[]): WhyRow => ({
  label,
  amount: sumOfRows(rows),
  rows,
});

/** The rows, and after them what is missing to the amount as a row of its own. */
export function withRest(rows: readonly WhyRow[], amount: number, label: string): WhyRow[] {
  const rest = amount - sumOfRows(rows);
  return rest === 0 ? [...rows] : [...rows, { label, amount: rest }];
}

/** Rows of 0 say nothing. */
export const withoutZeros = (rows: readonly WhyRow[]): WhyRow[] =>
  rows.filter(({ amount, rows: parts = [] }) => amount !== 0 || parts.length > 0);

const turnedRows = (rows: readonly WhyRow[]): WhyRow[] =>
  rows.map((row) => ({
    ...row,
    amount: 0 - row.amount,
    ...(row.rows && { rows: turnedRows(row.rows) }),
  }));

/** An answer of a figure that is shown without its sign: below 0 all its amounts are turned. */
export const withoutSign = (answer: WhyAnswer): WhyAnswer =>
  answer.amount < 0
    ? { ...answer, amount: 0 - answer.amount, rows: turnedRows(answer.rows) }
    : answer;
