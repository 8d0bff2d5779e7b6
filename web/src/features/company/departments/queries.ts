import { departmentContract, departmentRoutes } from '@driftig/contracts/company/departments';
import type { Department } from '@driftig/contracts/company/departments';
import { routesOf } from '@driftig/contracts/core/route';
import { recordCalls } from '@driftig/contracts/records/record-calls';
import type { QueryClient } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';

/** Never cached: the number of members also changes on other screens. */
export const departmentsQuery = {
  ...routeQuery(departmentRoutes.listDepartments, {}),
  staleTime: 0,
};

/** The record calls, of departments alone. */
const departmentCalls = routesOf('records', recordCalls({ departments: departmentContract }));

interface NewDepartment {
  readonly name: string;
  /** Whether it is the company's first department (product I11). */
  readonly firstTime: boolean;
}

export async function createDepartment(
  { name, firstTime }: NewDepartment,
  idempotencyKey: string,
): Promise<void> {
  const values = { name, ...(firstTime ? { firstTime } : {}) };
  const body = { type: 'departments' as const, values };
  await call(departmentCalls.createRecord, { body }, { idempotencyKey });
}

/** Optimistic lock: renaming with an older version is refused (409). */
export async function renameDepartment({ id, version }: Department, name: string): Promise<void> {
  const body = { type: 'departments' as const, id, version, values: { name } };
  await call(departmentCalls.updateRecordById, { body });
}

/** Fetches the current department; undefined when it was deleted. */
export async function newestDepartment(
  client: QueryClient,
  { id }: Department,
): Promise<Department | undefined> {
  const departments = await client.fetchQuery(departmentsQuery);
  return departments.find((one) => one.id === id);
}

export async function deleteDepartment(id: string): Promise<void> {
  await call(departmentRoutes.deleteDepartment, { body: { id, isFirst: false } });
}
