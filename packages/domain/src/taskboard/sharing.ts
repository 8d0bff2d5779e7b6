import type { AnsweredSharing } from '@driftig/contracts/taskboard/sharing';

import { compareNames } from '../company/department.ts';
import { nameOf } from '../employees/name-of.ts';
import { badInput } from '../errors.ts';
import type { BoardPerson } from './sight.ts';

export interface NamedPerson extends BoardPerson {
  readonly name: string;
  readonly email: string;
}

/** The people and departments of a company, as sharing needs them. */
export interface Directory {
  readonly people: readonly NamedPerson[];
  readonly departments: readonly { readonly departmentId: string; readonly name: string }[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Throws bad_input for an id that is neither a department nor a person of the company (product J2). */
export function assertShareable(ids: readonly string[], { people, departments }: Directory): void {
  const known = new Set([
    ...people.map(({ userId }) => userId),
    ...departments.map(({ departmentId }) => departmentId),
  ]);
  if (!ids.every((id) => known.has(id)))
    throw badInput({ sharedWith: 'En af dem, der deles med, findes ikke længere.' });
}

/** Each id once, in the order they were sent. */
export const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Ids as they are answered; those of departments and people that are gone are left out. */
export function sharingOf(ids: readonly string[], directory: Directory): AnsweredSharing {
  const shared = new Set(ids);
  const department = directory.departments
    .filter(({ departmentId }) => shared.has(departmentId))
    .map(({ departmentId, name }) => ({ id: departmentId, name }));
  const people = directory.people.filter(({ userId }) => shared.has(userId));
  const usersByDepartment = Object.fromEntries(
    departmentsOf(directory, people).map(({ name, members }) => [name, members]),
  );
  return { department, usersByDepartment };
}

/** The departments that have people among these, with their people; '' last. */
function departmentsOf(
  { departments }: Directory,
  people: readonly NamedPerson[],
): { id: string; name: string; members: Named[] }[] {
  const membersOf = (departmentId: string) =>
    people
      .filter((person) => person.departmentId === departmentId)
      .map((person) => ({ id: person.userId, name: nameOf(person) }))
      .toSorted(compareNames);
  return [...departments, { departmentId: '', name: '' }]
    .map(({ departmentId, name }) => ({ id: departmentId, name, members: membersOf(departmentId) }))
    .filter(({ members }) => members.length > 0);
}

/** All departments with the people that can be shared with; people without a department come last. */
export function shareableDepartments(directory: Directory) {
  const people = directory.people.filter(({ status }) => status !== 'inactive');
  const filled = departmentsOf(directory, people);
  const empty = directory.departments
    .filter(({ departmentId }) => !filled.some(({ id }) => id === departmentId))
    .map(({ departmentId, name }) => ({ id: departmentId, name, members: [] }));
  const isNone = ({ id }: { readonly id: string }) => id === '';
  const named = [...filled.filter((one) => !isNone(one)), ...empty].toSorted(compareNames);
  return [...named, ...filled.filter(isNone)];
}
