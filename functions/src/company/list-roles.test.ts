import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('the roles have the ids and names of the wire format', async () => {
  const { administrator } = await createCompany();
  expect((await administrator.call(companyRoutes.listRoles)).json).toEqual([
    { id: 1, name: 'Medarbejder' },
    { id: 2, name: 'Administrator' },
    { id: 3, name: 'Ejer' },
  ]);
});
