import type { Role } from '@driftig/contracts/core/access';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { roles } from '@driftig/contracts/records/types/employees';

import { invalidateAfter } from '../../api/queries/changes.ts';
import { call } from '../../api/client.ts';
import type { CallInput } from '../../api/request.ts';
import { refreshIfSelf } from './queries.ts';

/** A change made in the list: the changed fields of the row, and the call that saves it. */
export interface PersonChange {
  readonly row: EmployeeRow;
  readonly shown: Partial<EmployeeRow>;
  readonly send: () => Promise<{ readonly message: string }>;
  /** Called where the change was made but its answer was lost. */
  readonly onMade: () => Promise<void>;
}

type PersonRoute = (typeof employeeRoutes)[
  | 'changeRole'
  | 'changeDepartment'
  | 'changeLoginAllowed'
  | 'changeBookkeeping'
  | 'reactivateEmployee'];

/** The row is patched in the list. */
const options = { patches: [employeeRoutes.listEmployees] };

function changeBy<R extends PersonRoute>(route: R, input: CallInput<R>) {
  return (row: EmployeeRow, shown: Partial<EmployeeRow>): PersonChange => ({
    row,
    shown,
    send: async () => {
      const answer: { readonly message: string } = await call(route, input, options);
      await refreshIfSelf(row.id);
      return answer;
    },
    onMade: async () => {
      await invalidateAfter(route, input, options);
      await refreshIfSelf(row.id);
    },
  });
}

/** A change to the role employee also removes bookkeeping (product R5). */
export function toRole(row: EmployeeRow, role: Role): PersonChange {
  const bookkeeping = role === 'employee' ? { bookkeeping: false } : {};
  const change = changeBy(employeeRoutes.changeRole, { body: { id: row.id, role } });
  return change(row, { role, roleName: roles[role].label, ...bookkeeping });
}

interface ChosenDepartment {
  /** '' for no department. */
  readonly id: string;
  readonly name: string;
}

export function toDepartment(row: EmployeeRow, { id, name }: ChosenDepartment): PersonChange {
  const body = { id: row.id, departmentId: id === '' ? undefined : id };
  const change = changeBy(employeeRoutes.changeDepartment, { body });
  return change(row, { departmentId: id, department: name });
}

export function toLogin(row: EmployeeRow, loginAllowed: boolean): PersonChange {
  const body = { type: 'employees' as const, id: row.id, loginAllowed };
  return changeBy(employeeRoutes.changeLoginAllowed, { body })(row, { loginAllowed });
}

export function toBookkeeping(row: EmployeeRow, bookkeeping: boolean): PersonChange {
  const body = { id: row.id, bookkeeping };
  return changeBy(employeeRoutes.changeBookkeeping, { body })(row, { bookkeeping });
}

export function toActive(row: EmployeeRow): PersonChange {
  const body = { id: row.id };
  return changeBy(employeeRoutes.reactivateEmployee, { body })(row, { status: 'active' });
}
