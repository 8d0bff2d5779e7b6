import type { Role } from '@driftig/contracts/core/access';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { roles } from '@driftig/contracts/records/types/employees';

import { call } from '../../api/client.ts';

/** A change made in the list: the changed fields of the row, and the call that saves it. */
export interface PersonChange {
  readonly row: EmployeeRow;
  readonly shown: Partial<EmployeeRow>;
  readonly send: () => Promise<{ readonly message: string }>;
}

/** A change to the role employee also removes bookkeeping (product R5). */
export function toRole(row: EmployeeRow, role: Role): PersonChange {
  const bookkeeping = role === 'employee' ? { bookkeeping: false } : {};
  return {
    row,
    shown: { role, roleName: roles[role].label, ...bookkeeping },
    send: () => call(employeeRoutes.changeRole, { body: { id: row.id, role } }),
  };
}

export interface ChosenDepartment {
  /** '' for no department. */
  readonly id: string;
  readonly name: string;
}

export function toDepartment(row: EmployeeRow, { id, name }: ChosenDepartment): PersonChange {
  const body = { id: row.id, departmentId: id === '' ? undefined : id };
  return {
    row,
    shown: { departmentId: id, department: name },
    send: () => call(employeeRoutes.changeDepartment, { body }),
  };
}

export function toLogin(row: EmployeeRow, loginAllowed: boolean): PersonChange {
  const body = { type: 'employees' as const, id: row.id, loginAllowed };
  return {
    row,
    shown: { loginAllowed },
    send: () => call(employeeRoutes.changeLoginAllowed, { body }),
  };
}

export function toBookkeeping(row: EmployeeRow, bookkeeping: boolean): PersonChange {
  return {
    row,
    shown: { bookkeeping },
    send: () => call(employeeRoutes.changeBookkeeping, { body: { id: row.id, bookkeeping } }),
  };
}

export function toActive(row: EmployeeRow): PersonChange {
  return {
    row,
    shown: { status: 'active' },
    send: () => call(employeeRoutes.reactivateEmployee, { body: { id: row.id } }),
  };
}
