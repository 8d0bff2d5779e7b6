import { accessRules } from '@driftig/contracts/core/access';
import type { CompanyData } from '@driftig/data/store';
import { nameOf } from '@driftig/domain/employees/name-of';

/** Name for an employee whose withdrawn invitation was deleted. */
export const formerEmployee = 'Tidligere medarbejder';

/** Facts about people for lists of hours and absences. */
export interface People {
  readonly nameOf: (id: string) => string;
  /** Active or invited: not inactive, and not deleted. */
  readonly isEmployed: (id: string) => boolean;
}

/** All people of the company, by id. */
export async function peopleOf({ users }: Pick<CompanyData, 'users'>): Promise<People> {
  const people = await users.listNames();
  const byId = new Map(people.map((person) => [person.userId, person]));
  return {
    nameOf: (id) => {
      const person = byId.get(id);
      return person === undefined ? formerEmployee : nameOf(person);
    },
    isEmployed: (id) => (byId.get(id)?.status ?? 'inactive') !== 'inactive',
  };
}

/** Managers who can be notified: active, and able to log in. */
export async function managersToTell({ users }: Pick<CompanyData, 'users'>): Promise<string[]> {
  const all = await users.list();
  return all
    .filter((user) => accessRules.manager(user) && user.status === 'active' && user.loginAllowed)
    .map(({ userId }) => userId);
}

/** One person's name. */
export async function employeeName(
  { users }: Pick<CompanyData, 'users'>,
  id: string,
): Promise<string> {
  const person = await users.find(id);
  return person === undefined ? formerEmployee : nameOf(person);
}
