import { departmentRoutes } from '@driftig/contracts/company/departments';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { employeeContract } from '@driftig/contracts/employees/employee-record';
import type { EmployeeRecord } from '@driftig/contracts/employees/employee-record';
import type { SavedRecord } from '@driftig/contracts/records/record-body';
import { recordCalls } from '@driftig/contracts/records/record-calls';
import { routesOf } from '@driftig/contracts/core/route';
import { roles } from '@driftig/contracts/records/types/employees';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { Invitation } from '@driftig/domain/employees/invite';

import { allPagesQuery, useAllPages } from '../../api/queries/all-pages.ts';
import { changeRows } from '../../api/queries/change-rows.ts';
import { refreshUser } from '../../api/session/check-session.ts';
import { call } from '../../api/client.ts';
import { routeKey, routeQuery } from '../../api/queries/route-query.ts';
import { currentUserId } from '../../api/session/session.ts';
import type { FieldValues } from '../../shared/record-screens/form/record-form.ts';
import { removeRecord } from '../../shared/record-screens/change/remove-record.ts';

const everyone = { query: {} };
/** The record calls, of people alone. */
const personCalls = routesOf('records', recordCalls({ employees: employeeContract }));

export const employeesQuery = allPagesQuery(employeeRoutes.listEmployees, everyone);
export const departmentsQuery = routeQuery(departmentRoutes.listDepartments, {});
export const colleaguesQuery = routeQuery(employeeRoutes.listColleagues, {});

export function useEmployeeRows() {
  return useAllPages(employeeRoutes.listEmployees, everyone);
}

type Rows = readonly EmployeeRow[];

export function changeEmployees(client: QueryClient, change: (rows: Rows) => Rows): void {
  changeRows(client, employeeRoutes.listEmployees, everyone, change);
}

/** The session holds the user's own role and name, and is refreshed when those may have changed. */
export async function refreshIfSelf(changedId: string): Promise<void> {
  if (changedId === currentUserId()) await refreshUser();
}

/** Fetches all employees, into the cache as well. */
export async function employeesNow(client: QueryClient): Promise<Rows> {
  const { rows } = await client.fetchQuery({ ...employeesQuery, staleTime: 0 });
  return rows;
}

/** The cast is safe: an answer is of the type that was asked for. */
function personIn({ record }: SavedRecord): EmployeeRecord {
  return record as EmployeeRecord;
}

async function fetchEmployee(id: string): Promise<EmployeeRecord> {
  return personIn(await call(personCalls.getRecord, { params: { type: 'employees', id } }));
}

/**
 * Fetched again for each dialog: a change made in the list raises the version, which its rows lack.
 */
export function employeeQuery(id: string) {
  return queryOptions({
    queryKey: [...routeKey(personCalls.getRecord), 'employees', id],
    queryFn: () => fetchEmployee(id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

function show(client: QueryClient, saved: EmployeeRecord): void {
  const department = client
    .getQueryData(departmentsQuery.queryKey)
    ?.find(({ id }) => id === saved.departmentId);
  const names = { department: department?.name ?? '', roleName: roles[saved.role].label };
  changeEmployees(client, (rows) =>
    rows.map((row) => (row.id === saved.id ? { ...row, ...saved, ...names } : row)),
  );
}

/** Fetches the current record of a person, and patches it into the list. */
export async function fetchNewest(client: QueryClient, id: string): Promise<EmployeeRecord> {
  const newest = await fetchEmployee(id);
  show(client, newest);
  return newest;
}

/** Optimistic lock: refused (409) when the stored version is newer than `read.version`. */
export async function updateEmployee(
  client: QueryClient,
  read: EmployeeRecord,
  values: FieldValues,
): Promise<void> {
  const body = { type: 'employees' as const, version: read.version, values };
  const answer = await call(
    personCalls.updateRecord,
    { params: { id: read.id }, body },
    { patches: [employeeRoutes.listEmployees] },
  );
  show(client, personIn(answer));
  await refreshIfSelf(read.id);
}

/** Gives the message of the answer, as do the next two. */
export function inviteEmployee(values: FieldValues, idempotencyKey: string) {
  const body = values as unknown as Invitation;
  return call(employeeRoutes.inviteEmployee, { body }, { idempotencyKey });
}

type OnePersonRoute = 'resendInvitation' | 'withdrawInvitation' | 'deactivateEmployee';

export async function callFor(key: OnePersonRoute, id: string): Promise<string> {
  const { message } = await call(employeeRoutes[key], { body: { id } });
  await refreshIfSelf(id);
  return message;
}

/** Undefined when another user has deleted the person meanwhile. */
export async function deleteEmployee(id: string): Promise<string | undefined> {
  const message = await removeRecord('employees', id);
  await refreshIfSelf(id);
  return message;
}
