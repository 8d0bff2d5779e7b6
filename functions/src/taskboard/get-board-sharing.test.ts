import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
import { departmentWith } from '@driftig/tests/support/company/conversations';
import { expect, test } from 'vitest';

test('sharing names departments, and people by their department', async () => {
  const company = await createCompany();
  const { owner, employee } = company;
  const { departmentId } = await departmentWith(company, 'Opsætning', employee);
  const id = await createCategory(owner, { sharedWith: [employee.user.userId, departmentId] });
  const { json } = await employee.call(taskboardRoutes.getBoardSharing, { params: { id } });
  expect(json).toEqual({
    sharedWith: {
      department: [{ id: departmentId, name: 'Opsætning' }],
      usersByDepartment: { Opsætning: [{ id: employee.user.userId, name: 'Jonas Bak' }] },
    },
    version: 1,
  });
});
