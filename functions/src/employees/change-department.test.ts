import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { createPerson, membersOf } from '@driftig/tests/support/company/people';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let bar: string;
let office: string;
beforeAll(async () => {
  company = await createCompany();
  bar = await createDepartment(company, 'Bar');
  office = await createDepartment(company, 'Kontor');
});

const move = (id: string, departmentid: unknown) =>
  company.administrator.call(employeeRoutes.changeDepartment, { body: { departmentid, id } });

test('a moved person counts in the new department only', async () => {
  const { userId } = company.employee.user;
  const answer = await move(userId, bar);
  expect(answer.json).toEqual({ message: 'Data changed successfully!' });
  expect(await membersOf(company)).toEqual({ [bar]: 1, [office]: 0 });
  await move(userId, office);
  await move(userId, office);
  expect(await membersOf(company)).toEqual({ [bar]: 0, [office]: 1 });
  await move(userId, '');
  expect(await membersOf(company)).toEqual({ [bar]: 0, [office]: 0 });
  expect(await company.store.users.get(userId)).toMatchObject({ departmentId: '' });
});

test('a move ends no session', async () => {
  await company.employee.session();
  await move(company.employee.user.userId, bar);
  expect((await company.employee.call(employeeRoutes.getProfile)).json).toMatchObject({
    department: 'Bar',
  });
});

test('a department of another company is refused', async () => {
  const foreign = await createDepartment(await createCompany(), 'Bar');
  const { userId } = await createPerson(company, { departmentId: bar });
  const before = await membersOf(company);
  const answer = await move(userId, foreign);
  expect(answer.status).toBe(404);
  expect(answer.json).toMatchObject({ fields: { departmentid: 'Afdelingen findes ikke.' } });
  expect(await membersOf(company)).toEqual(before);
});

test('an administrator may not move an owner', async () => {
  expect((await move(company.owner.user.userId, bar)).status).toBe(403);
});
