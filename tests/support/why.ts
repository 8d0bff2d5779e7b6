import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import { sumOfRows } from '@driftig/domain/why/sum-of-rows';
import { expect } from 'vitest';

/** The rows of an answer add up to its amount, and the parts of each row to the row. */
export function expectAddsUp({ amount, rows, compared, apart = [] }: WhyAnswer): void {
  expectSum(rows, amount);
  for (const sum of apart) expectSum(sum.rows, sum.amount);
  if (compared !== undefined) expectSum(compared.rows, amount);
}

/**
 * Figures that agree need no row for a difference: one with this label would hide a row that is missing, since it makes
 * any rows add up.
 */
export function expectNoRest(answer: WhyAnswer, rest: string): void {
  expectAddsUp(answer);
  expect(labelsIn(answer.rows)).not.toContain(rest);
}

const labelsIn = (all: readonly WhyRow[]): string[] =>
  all.flatMap(({ label, rows = [] }) => [label, ...labelsIn(rows)]);

function expectSum(rows: readonly WhyRow[], amount: number): void {
  expect(sumOfRows(rows)).toBe(amount);
  for (const row of rows) if (row.rows !== undefined) expectSum(row.rows, row.amount);
}
