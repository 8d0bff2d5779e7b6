import type { User } from '../auth/user.ts';
import { nameOf } from '../employees/name-of.ts';

interface NamedEmployee {
  readonly id: string;
  readonly name: string;
}

/** Active people by name; with a department only its own. */
export function employeesOfDepartment(
  people: readonly User[],
  departmentId: string | undefined,
): NamedEmployee[] {
  return people
    .filter(
      (person) =>
        person.status === 'active' &&
        (departmentId === undefined || person.departmentId === departmentId),
    )
    .map((person) => ({ id: person.userId, name: nameOf(person) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'da'));
}
