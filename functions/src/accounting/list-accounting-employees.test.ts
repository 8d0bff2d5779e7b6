import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { changeUser } from '@driftig/tests/support/company/users';
import { expect, test } from 'vitest';

const route = accountingRoutes.listAccountingEmployees;

test('the people of the chosen department are listed', async () => {
  const company = await createCompany();
  const { owner, employee } = company;
  const departmentId = await createDepartment(company, 'Afvikling');
  await changeUser(employee.user, { departmentId });
  const { json } = await owner.call(route, { query: { departmentId } });
  expect(json).toEqual([{ id: employee.user.userId, name: employee.user.name }]);
  const everybody = await owner.call(route, { query: { departmentId: '' } });
  expect(everybody.json).toHaveLength(3);
  expect((await owner.call(route)).json).toEqual(everybody.json);
});

test("another company's department has no people", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const departmentId = await createDepartment(other, 'Afvikling');
  await changeUser(other.employee.user, { departmentId });
  const { json } = await company.owner.call(route, { query: { departmentId } });
  expect(json).toEqual([]);
});
