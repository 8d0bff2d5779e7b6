import { companyRoutes } from '@driftig/contracts/company/routes';
import type { Department } from '@driftig/contracts/company/departments';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { QueryClient } from '@tanstack/react-query';

import { call } from '../../api/client.ts';
import { routeQuery } from '../../api/route-query.ts';

/** Never cached: the number of members also changes on other screens. */
export const departmentsQuery = { ...routeQuery(companyRoutes.listDepartments, {}), staleTime: 0 };

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
  await call(recordRoutes.createRecord, { body }, { idempotencyKey });
}

/** Optimistic lock: renaming with an older version is refused (409). */
export async function renameDepartment({ id, version }: Department, name: string): Promise<void> {
  const body = { type: 'departments' as const, id, version, values: { name } };
  await call(recordRoutes.updateRecordById, { body });
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
  await call(companyRoutes.deleteDepartment, { body: { id, isFirst: false } });
}
