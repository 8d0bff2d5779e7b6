import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { createPerson } from '@driftig/tests/support/company/people';
import { expect, test } from 'vitest';

test('an employee sees only name, department and phones of active colleagues', async () => {
  const company = await createCompany();
  const departmentId = await createDepartment(company, 'Opsætning');
  const person = await createPerson(company, {
    name: 'Åse Ø',
    departmentId,
    phone: '86123456',
    mobile: '20304050',
  });
  await createPerson(company, { status: 'inactive' });
  await createPerson(company, { status: 'invited' });
  const { json } = await company.employee.call(employeeRoutes.listColleagues);
  expect(json).toHaveLength(4);
  expect((json as object[]).at(-1)).toEqual({
    id: person.userId,
    name: 'Åse Ø',
    department: 'Opsætning',
    phone: '86123456',
    mobile: '20304050',
    haspicture: 0,
  });
});
