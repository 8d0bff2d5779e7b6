import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('an account is empty until it is saved, and never another company’s', async () => {
  const { owner, employee } = await createCompany();
  const params = { id: employee.user.userId };
  const read = (who: typeof owner) => who.call(vacationRoutes.getHolidayAccount, { params });
  expect((await read(owner)).json).toEqual({
    employedfrom: '',
    employeduntil: '',
    opening: null,
    corrections: [],
    version: 0,
  });
  expect((await read(employee)).status).toBe(403);
  expect((await read((await createCompany()).owner)).status).toBe(404);
});
