import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { employeesOfDepartment } from '@driftig/domain/accounting/employees-of-department';

import type { Handler } from '../pipeline/handler.ts';

/** Employees who have left are not in it: nothing new is registered for them. */
export const listAccountingEmployees: Handler<
  typeof accountingRoutes.listAccountingEmployees
> = async ({ store, input }) =>
  employeesOfDepartment(await store.users.list(), input.query.departmentId);
