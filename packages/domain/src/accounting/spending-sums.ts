import type { Spent } from './spent.ts';

/** A sum of a department, or the delta of one. */
export interface DepartmentSum {
  readonly departmentId: string;
  /** Øre. */
  readonly amount: number;
  readonly count: number;
}

/** A kept sum of a department in a month, or its delta. */
export interface SpendingSum extends DepartmentSum {
  /** 'yyyy-mm'. */
  readonly month: string;
}

/**
 * Deltas of the kept sums when a row changes; undefined while it is no spending. One for each month and
 * department, because a transaction may write an item only once.
 */
export function spendingMoves(
  before: Spent | undefined,
  after: Spent | undefined,
): readonly SpendingSum[] {
  const sums = mergedBy(monthAndDepartment, [...sumsOf(before, -1), ...sumsOf(after, 1)]);
  return sums.filter(isSomething);
}

const monthAndDepartment = ({ month, departmentId }: SpendingSum) => `${month} ${departmentId}`;
const isSomething = ({ amount, count }: DepartmentSum) => amount !== 0 || count !== 0;

function sumsOf(spent: Spent | undefined, sign: 1 | -1): readonly SpendingSum[] {
  if (spent === undefined) return [];
  const { date, departmentId, amount } = spent;
  return [{ month: date.slice(0, 7), departmentId, amount: sign * amount, count: sign }];
}

/** The sums of rows by month and department. */
export const spendingSums = (rows: readonly Spent[]): SpendingSum[] =>
  mergedBy(
    monthAndDepartment,
    rows.flatMap((row) => sumsOf(row, 1)),
  );

/** The sums by department; those that have come to nothing are left out. */
export const sumsByDepartment = (sums: readonly DepartmentSum[]): DepartmentSum[] =>
  mergedBy(
    ({ departmentId }) => departmentId,
    sums.map(({ departmentId, amount, count }) => ({ departmentId, amount, count })),
  ).filter(isSomething);

function mergedBy<Sum extends DepartmentSum>(
  keyOf: (sum: Sum) => string,
  sums: readonly Sum[],
): Sum[] {
  const merged = new Map<string, Sum>();
  for (const sum of sums) {
    const { amount = 0, count = 0 } = merged.get(keyOf(sum)) ?? {};
    merged.set(keyOf(sum), { ...sum, amount: amount + sum.amount, count: count + sum.count });
  }
  return [...merged.values()];
}
