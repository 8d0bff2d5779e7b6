import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listAccountingDepartments: Handler<
  typeof accountingRoutes.listAccountingDepartments
> = async ({ store }) => {
  const departments = await store.departments.list();
  return departments.map(({ departmentId, name }) => ({ id: departmentId, name }));
};
