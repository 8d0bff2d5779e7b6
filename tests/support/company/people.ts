import { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { User } from '@driftig/domain/auth/user';
import { ulid } from 'ulid';

import { addPerson, type Caller, type TestCompany } from './company.ts';

/** Adds an active person to a company; `about` overrides their fields. */
export async function createPerson(
  { employee, store }: TestCompany,
  about: Partial<User> = {},
): Promise<User> {
  const userId = ulid();
  const email = `${userId.toLowerCase()}@proeve.dk`;
  const person = { ...employee.user, userId, email, ...about };
  await addPerson(store, person);
  return person;
}

/** Sends an invitation as the dialog does; gives the answer. */
export function invite({ call }: Caller, about: Readonly<Record<string, unknown>> = {}) {
  const email = `${ulid().toLowerCase()}@proeve.dk`;
  const body = { fullName: 'Karla Bro', email, ...about };
  return call(employeeRoutes.inviteEmployee, { body });
}

/** The stored numbers of users and owners of a company. */
export async function countsOf({ store }: TestCompany): Promise<{ users: number; owners: number }> {
  const { userCount, ownerCount } = await store.company.get();
  return { users: userCount, owners: ownerCount };
}

/** The number of people in each department, by its id. */
export async function membersOf({ store }: TestCompany): Promise<Record<string, number>> {
  const departments = await store.departments.list();
  return Object.fromEntries(departments.map((one) => [one.departmentId, one.members]));
}
