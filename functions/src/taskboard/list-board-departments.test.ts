import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createEmployee } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { expect, test } from 'vitest';

test('departments have their people, and people without one come last', async () => {
  const company = await createCompany();
  const setup = await createDepartment(company, 'Opsætning');
  await createDepartment(company, 'Køkken');
  const { user } = await createEmployee(company, setup, 'Sara Lund');
  const { json } = await company.employee.call(taskboardRoutes.listBoardDepartments);
  const list = json as readonly { name: string; members: readonly { name: string }[] }[];
  expect(list.map(({ name, members }) => [name, members.map((one) => one.name)])).toEqual([
    ['Køkken', []],
    ['Opsætning', [user.name]],
    ['', ['Anders And', 'Jonas Bak', 'Mette Prøve']],
  ]);
});
