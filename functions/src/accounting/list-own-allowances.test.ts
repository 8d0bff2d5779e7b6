import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDrive } from '@driftig/tests/support/bookkeeping/allowances';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('a person sees their own mileage alone', async () => {
  const company = await createCompany();
  const own = await createDrive(company.employee);
  await createDrive(company.administrator);
  const { json } = await company.employee.call(accountingRoutes.listOwnAllowances);
  expect(json).toMatchObject([{ id: own.id }]);
  expect(json).toHaveLength(1);
});
