import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createPerson, invite } from '@driftig/tests/support/company/people';
import { expect, test } from 'vitest';

test('active employees only are listed by name, also for employees', async () => {
  const company = await createCompany();
  await createPerson(company, { name: 'Åse Ø' });
  await createPerson(company, { name: '', email: 'bo@proeve.dk' });
  await createPerson(company, { name: 'Gået Hjem', status: 'inactive' });
  await invite(company.owner, { fullName: 'Ikke Her Endnu' });
  const { json } = await company.employee.call(employeeRoutes.listEmployeeNames);
  expect((json as { name: string }[]).map(({ name }) => name)).toEqual([
    'Anders And',
    'bo@proeve.dk',
    'Jonas Bak',
    'Mette Prøve',
    'Åse Ø',
  ]);
  expect((json as object[])[2]).toEqual({ id: company.employee.user.userId, name: 'Jonas Bak' });
});
