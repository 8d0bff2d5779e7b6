import { bankRoutes } from '@driftig/contracts/bank/routes';
import { createAccount } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { startSalesBooks } from '@driftig/tests/support/bookkeeping/sales-books';
import { expect, test } from 'vitest';

test('the accounts that a bank keeps are listed, and which of them takes payments', async () => {
  const company = await createCompany();
  await startSalesBooks(company);
  await createAccount(company.owner, { number: 6481, type: 3, standardnumber: 6480 });
  const { json } = await company.owner.call(bankRoutes.listBankAccounts);
  expect(json).toMatchObject([
    { number: 6480, name: 'Bankkonto', takesPayments: true, columns: null },
    { number: 6481, takesPayments: false, columns: null },
    { number: 7120, takesPayments: false, columns: null },
  ]);
  const foreign = await createCompany();
  expect((await foreign.owner.call(bankRoutes.listBankAccounts)).json).toEqual([]);
});
