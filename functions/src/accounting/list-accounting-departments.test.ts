import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { expect, test } from 'vitest';

test("the company's departments are listed, and no other company's", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const id = await createDepartment(company, 'Afvikling');
  await createDepartment(other, 'Fremmed');
  const { json } = await company.owner.call(accountingRoutes.listAccountingDepartments);
  expect(json).toEqual([{ id, name: 'Afvikling' }]);
});
