import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { changeUser } from '@driftig/tests/support/company/users';
import { expect, test } from 'vitest';

test("the flag is the caller's own, not a colleague's", async () => {
  const { owner, employee } = await createCompany();
  await changeUser(employee.user, { firstTime: true });
  expect((await employee.call(companyRoutes.getFirstTimeUser)).json).toEqual({ firstTime: true });
  expect((await owner.call(companyRoutes.getFirstTimeUser)).json).toEqual({ firstTime: false });
});
