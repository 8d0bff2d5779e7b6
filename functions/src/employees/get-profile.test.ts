import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { expect, test } from 'vitest';

test('users read their own profile, with the names of department and role', async () => {
  const company = await createCompany();
  const { employee, owner } = company;
  const departmentid = await createDepartment(company, 'Opsætning');
  const body = { departmentid, id: employee.user.userId };
  await owner.call(employeeRoutes.changeDepartment, { body });
  expect((await employee.call(employeeRoutes.getProfile)).json).toEqual({
    fullName: 'Jonas Bak',
    email: employee.user.email,
    phone: '',
    mobile: '',
    department: 'Opsætning',
    role: 'Medarbejder',
    haspicture: 0,
  });
  expect((await owner.call(employeeRoutes.getProfile)).json).toMatchObject({
    fullName: 'Mette Prøve',
    department: '',
    role: 'Ejer',
  });
});
