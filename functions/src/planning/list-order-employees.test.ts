import { planningRoutes } from '@driftig/contracts/planning/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createPerson } from '@driftig/tests/support/company/people';
import { expect, test } from 'vitest';

test('active people by name, without those who are invited or have left', async () => {
  const company = await createCompany();
  await createPerson(company, { name: 'Åse' });
  await createPerson(company, { name: 'Ulla', status: 'invited' });
  await createPerson(company, { name: 'Bo', status: 'inactive' });
  const { json } = await company.administrator.call(planningRoutes.listOrderEmployees);
  expect((json as { name: string }[]).map(({ name }) => name)).toEqual([
    'Anders And',
    'Jonas Bak',
    'Mette Prøve',
    'Åse',
  ]);
});
