import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('managers choose among all active people, an employee gets themselves only', async () => {
  const { owner, employee } = await createCompany();
  const names = async (who: typeof owner) =>
    ((await who.call(timeRoutes.listTimeEmployees)).json as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await names(owner)).toEqual(['Anders And', 'Jonas Bak', 'Mette Prøve']);
  expect(await names(employee)).toEqual(['Jonas Bak']);
});
