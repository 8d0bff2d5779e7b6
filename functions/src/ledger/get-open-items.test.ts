import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import {
  createAccount,
  createExpense,
  postNewDraft,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

test('unpaid invoices and suppliers are open, of the own company alone', async () => {
  const company = await createCompany();
  const goods = await createAccount(company.owner, { number: 1610 });
  const suppliers = await createAccount(company.owner, { number: 7440, standardnumber: 7440 });
  const accounts = { account: goods.id, againstAccount: suppliers.id };
  for (const date of ['01-07-2026', '15-08-2026'])
    await postNewDraft(company.owner, { ...accounts, amount: '100', vatAmount: '0', date });
  const back = { account: suppliers.id, againstAccount: goods.id };
  await postNewDraft(company.owner, { ...back, amount: '130', vatAmount: '0', date: '01-09-2026' });
  await issue(company.owner);
  await createExpense(company, { status: 2 });
  await createExpense(company, { status: 1 });
  const { status, json } = await company.owner.call(ledgerRoutes.getOpenItems);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    debtors: [{ number: 1, currency: 'DKK' }],
    receivables: 0,
    creditors: [{ account: 7440, month: '2026-08', amount: 70 }],
    employees: [{ kind: 'expense', employee: company.employee.user.name, amount: 648.5 }],
  });
  const other = await createCompany();
  const empty = { debtors: [], receivables: 0, creditors: [], employees: [] };
  expect((await other.owner.call(ledgerRoutes.getOpenItems)).json).toEqual(empty);
});
