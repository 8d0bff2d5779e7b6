import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('a company begins by day, with flex, and 7.4 hours', async () => {
  const { employee } = await createCompany();
  expect((await employee.call(timeRoutes.getTimeSettings)).json).toEqual({
    flexEnabled: 1,
    timeMode: 'daily',
    dailyStandard: 7.4,
    version: 0,
  });
});
