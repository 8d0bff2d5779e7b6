import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createAccount } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test("a company's own accounts are listed by number, and no other company's (product B24)", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  await createAccount(company.owner, { number: 900 });
  const first = await createAccount(company.owner, { number: 10 });
  await createAccount(other.owner, { number: 11 });
  const { json } = await company.owner.call(accountingRoutes.listAccounts);
  expect(json).toMatchObject([first, { number: 900 }]);
});
