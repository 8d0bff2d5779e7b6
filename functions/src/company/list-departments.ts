import type { companyRoutes } from '@driftig/contracts/company/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listDepartments: Handler<typeof companyRoutes.listDepartments> = async ({ store }) => {
  const departments = await store.departments.list();
  return departments.map(({ departmentId: id, ...department }) => ({ id, ...department }));
};
