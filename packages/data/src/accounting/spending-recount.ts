import { spendingSums, type SpendingSum } from '@driftig/domain/accounting/spending-sums';
import {
  spentOfAllowance,
  spentOfExpense,
  spentOfReceipt,
  type Spent,
} from '@driftig/domain/accounting/spent';

import type { Table } from '../core/client.ts';
import { maxTries, VersionConflict } from '../core/retry-on-conflict.ts';
import { updateOf } from '../core/write.ts';
import { wasWritten } from '../core/write-if-unchanged.ts';
import { recordEntity } from '../records/records.entities.ts';
import { allowanceEntity } from './allowances.entities.ts';
import { allowanceFromStored } from './allowances.repository.ts';
import { expenseEntity } from './expenses.entities.ts';
import { expenseFromStored } from './expenses.repository.ts';
import { spendingEntity } from './spending.entities.ts';

/** A sum as it should be, and the number of changes of the stored one; undefined where there is none. */
interface Correction {
  readonly sum: SpendingSum;
  readonly changes: number | undefined;
}

/**
 * Counts the kept spending of a company anew (product B38), for rows from before they were in it. A sum is written on the condition that no row of its month and department has changed since the
 * rows were read, so it may run twice and while people work. Returns how many sums were corrected.
 */
export async function recountSpending(table: Table, companyId: string): Promise<number> {
  let corrected = 0;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const wrong = await findWrongSums(table, companyId);
    const written = await correctSums(table, companyId, wrong);
    corrected += written;
    if (written === wrong.length) return corrected;
  }
  throw new VersionConflict();
}

async function findWrongSums(table: Table, companyId: string): Promise<Correction[]> {
  // Read before the rows: a row that changes after this raises `changes`.
  const { data: kept } = await spendingEntity(table)
    .query.main({ companyId })
    .go({ pages: 'all', consistent: true });
  const counted = spendingSums(await readSpent(table, companyId));
  const known = new Map(kept.map((sum) => [keyOf(sum), sum]));
  const nothing = kept.map(({ month, departmentId }) => ({
    month,
    departmentId,
    amount: 0,
    count: 0,
  }));
  const right = new Map([...nothing, ...counted].map((sum) => [keyOf(sum), sum]));
  return [...right.values()]
    .filter((sum) => {
      const { amount = 0, count = 0 } = known.get(keyOf(sum)) ?? {};
      return sum.amount !== amount || sum.count !== count;
    })
    .map((sum) => ({ sum, changes: known.get(keyOf(sum))?.changes }));
}

const keyOf = ({ month, departmentId }: Pick<SpendingSum, 'month' | 'departmentId'>) =>
  `${month} ${departmentId}`;

async function readSpent(table: Table, companyId: string): Promise<Spent[]> {
  const all = { pages: 'all', consistent: true } as const;
  const receipts = await recordEntity(table).query.main({ companyId, type: 'receipts' }).go(all);
  const expenses = await expenseEntity(table).query.main({ companyId }).go(all);
  const allowances = await allowanceEntity(table).query.main({ companyId }).go(all);
  return [
    ...receipts.data.map(({ values }) => spentOfReceipt(values)),
    ...expenses.data.map((stored) => spentOfExpense(expenseFromStored(stored))),
    ...allowances.data.map((stored) => spentOfAllowance(allowanceFromStored(stored))),
  ].filter((spent) => spent !== undefined);
}

/** Returns how many were written; the others have changed meanwhile. */
async function correctSums(
  table: Table,
  companyId: string,
  wrong: readonly Correction[],
): Promise<number> {
  let written = 0;
  for (const { sum, changes } of wrong) {
    const { month, departmentId, amount, count } = sum;
    const update = spendingEntity(table)
      .upsert({ companyId, month, departmentId })
      .set({ amount, count })
      .add({ changes: 1 })
      .where((item, op) =>
        changes === undefined ? op.notExists(item.changes) : op.eq(item.changes, changes),
      );
    if (await wasWritten(table, [updateOf(update)])) written += 1;
  }
  return written;
}
