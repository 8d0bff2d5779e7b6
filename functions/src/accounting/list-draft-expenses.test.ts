import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createExpense } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const route = accountingRoutes.listDraftExpenses;

test('approved and paid expenses that are in no draft are listed (product B15)', async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  await createExpense(other, { status: 2 });
  await createExpense(company, { status: 1 });
  const approved = await createExpense(company, { status: 2, date: '2026-03-01' });
  const paid = await createExpense(company, { status: 3, date: '2026-03-02' });
  const imported = await createExpense(company, { status: 3, date: '2026-03-03' });
  const { owner } = company;
  await owner.call(accountingRoutes.saveAccountingDraft, { body: { expenseId: imported.id } });
  const { json } = await owner.call(route);
  expect(json).toHaveLength(2);
  expect(json).toMatchObject([{ id: paid.id }, { id: approved.id, date: '01-03-2026' }]);
});
