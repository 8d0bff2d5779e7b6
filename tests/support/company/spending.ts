import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { expect } from 'vitest';

import { createVoucher } from './bookkeeping.ts';
import type { TestCompany } from './company.ts';

type Dates = Readonly<Record<string, string>>;

export const spendingOf = async ({ owner }: TestCompany, query: Dates = {}) =>
  (await owner.call(accountingRoutes.getSpending, { query })).json as {
    departmentId: string;
    team: string;
    amount: number;
    count: number;
  }[];

/** A receipt without a file, which is quick to make. */
export const quickVoucher = async ({ owner }: TestCompany, fields: object = {}) =>
  (await createVoucher(owner, { noFile: '1', ...fields }, { file: undefined })).id;

type Row = Record<string, unknown>;

/** The sum of each department's listed rows in a range, in øre. */
async function recomputed({ owner }: TestCompany, { from = '', to = '9' }: Dates) {
  const receipts = (await owner.call(accountingRoutes.listAccountingReceipts)).json as Row[];
  const expenses = (await owner.call(accountingRoutes.listExpenses)).json as Row[];
  const allowances = (await owner.call(accountingRoutes.listAllowances)).json as Row[];
  const dayOf = (date: unknown) => String(date).split('-').toReversed().join('-');
  const rows = [
    ...receipts
      .filter(({ status, type }) => (status === 1 || status === 3) && type !== 2)
      .map((row): Row => ({ ...row, amount: row['price'], date: dayOf(row['date']) })),
    ...expenses.filter(({ status }) => status === 2 || status === 3),
    ...allowances.filter(({ status }) => status === 2),
  ].filter(({ date }) => String(date) >= from && String(date) <= to);
  const sums = new Map<string, readonly [number, number]>();
  for (const { departmentId, amount } of rows) {
    const [total, count] = sums.get(String(departmentId)) ?? [0, 0];
    sums.set(String(departmentId), [total + Math.round(Number(amount) * 100), count + 1]);
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum.join() !== '0,0'));
}

/** Expects the answered sums of several ranges to equal those of the lists. */
export async function expectSums(company: TestCompany): Promise<void> {
  const ranges: Dates[] = [
    {},
    { from: '2026-01-01', to: '2026-02-28' },
    { from: '2026-01-15' },
    { from: '2026-01-15', to: '2026-03-05' },
    { to: '2026-02-10' },
  ];
  for (const range of ranges) {
    const answered = (await spendingOf(company, range)).map(
      ({ departmentId, amount, count }) =>
        [departmentId, [Math.round(amount * 100), count]] as const,
    );
    expect(Object.fromEntries(answered), JSON.stringify(range)).toEqual(
      await recomputed(company, range),
    );
  }
}
