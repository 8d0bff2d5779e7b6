import { recountSpending } from '@driftig/data/accounting/spending-recount';
import { createExpense, decideVoucher } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { moveTo } from '@driftig/tests/support/company/conversations';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { createReceipt, decideReceipt } from '@driftig/tests/support/company/receipts';
import { expectSums, quickVoucher, spendingOf } from '@driftig/tests/support/company/spending';
import { runBeforeCommit, sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

test('approved receipts and expenses are summed by department', async () => {
  const company = await createCompany();
  const departmentId = await createDepartment(company, 'Servering');
  await moveTo(company, departmentId, company.employee);
  await createExpense(company, { amount: 1240.5, status: 2 });
  await createExpense(company, { amount: 412, status: 1 });
  await decideVoucher(company.owner, await quickVoucher(company, { date: '14-03-2026' }), 3);
  const credit = await quickVoucher(company, {
    date: '15-03-2026',
    bilagType: '3',
    amount: '48,75',
    vatAmount: '0',
  });
  await decideVoucher(company.owner, credit, 3);
  const income = await quickVoucher(company, { date: '15-03-2026', bilagType: '2' });
  await decideVoucher(company.owner, income, 3);
  expect(await spendingOf(company, { from: '2026-03-01', to: '2026-03-31' })).toEqual(
    expect.arrayContaining([
      { departmentId, team: 'Servering', amount: 1240.5, count: 1 },
      { departmentId: '', team: '', amount: 300, count: 2 },
    ]),
  );
  // The days of a month that is not whole.
  expect(await spendingOf(company, { from: '2026-03-13', to: '2026-03-14' })).toEqual([
    { departmentId: '', team: '', amount: 348.75, count: 1 },
  ]);
  expect(await spendingOf(company, { from: '2026-04-01', to: '2026-03-01' })).toEqual([]);
  expect(await spendingOf(await createCompany())).toEqual([]);
});

test('a recount corrects the sums of rows from before, and a change meanwhile is counted', async () => {
  const company = await createCompany();
  const { store, owner } = company;
  const { table } = services();
  const id = await quickVoucher(company, { date: '14-03-2026' });
  await decideVoucher(owner, id, 3);
  await createExpense(company, { date: '2026-04-02', amount: 100, status: 3 });
  const wrong = [
    { month: '2026-03', departmentId: '', amount: -34_875, count: -1 },
    { month: '2026-05', departmentId: '', amount: 700, count: 1 },
  ];
  await store.commit({
    writes: store.spending.move(wrong),
    audit: { action: 'records.created', subject: 'test' },
  });
  runBeforeCommit(table, () =>
    createExpense(company, { date: '2026-03-02', amount: 5, status: 3 }),
  );
  expect(await recountSpending(table, company.companyId)).toBe(2);
  await expectSums(company);
  expect(await recountSpending(table, company.companyId)).toBe(0);
});

test('two who approve at once are both counted', async () => {
  const company = await createCompany();
  const ids = [
    await quickVoucher(company),
    await quickVoucher(company),
    await quickVoucher(company),
  ];
  await sendTogether(
    services().table,
    ids.map((id) => () => decideVoucher(company.owner, id, 3)),
  );
  expect(await spendingOf(company)).toMatchObject([{ amount: 3 * 348.75, count: 3 }]);
});

test('receipts of Receipts are summed like those of bookkeeping', async () => {
  const company = await createCompany();
  const { id } = await createReceipt(company.owner);
  await decideReceipt(company.owner, id, 1);
  await expectSums(company);
  expect(await spendingOf(company)).toHaveLength(1);
  await decideReceipt(company.owner, id, 2);
  expect(await spendingOf(company)).toEqual([]);
});
