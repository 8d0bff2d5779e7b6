import { absenceTypes, type AbsenceType } from '@driftig/contracts/vacation/absence-type';
import type { OverviewPerson } from '@driftig/contracts/time/list-routes';
import {
  countedIn,
  shownHours,
  type CountedHours,
  type CountedMinutes,
} from '@driftig/domain/time/counted';

export type Person = OverviewPerson;
export type PersonDay = Person['days'][number];

/** The figures of a person, or of many. */
export type Figures = CountedHours;

export const sumOf = (people: readonly CountedMinutes[]): Figures => shownHours(countedIn(people));

/** Value of the filter for people without a department; no department has this id. */
export const noDepartment = '-';

interface Filters {
  readonly department: string;
  readonly employee: string;
}

/** The people of a department. */
export function peopleIn(people: readonly Person[], department: string): readonly Person[] {
  if (department === '') return people;
  const wanted = department === noDepartment ? '' : department;
  return people.filter(({ departmentId }) => departmentId === wanted);
}

export function shownPeople(
  people: readonly Person[],
  { department, employee }: Filters,
): readonly Person[] {
  const found = peopleIn(people, department);
  return employee === '' ? found : found.filter(({ employeeId }) => employeeId === employee);
}

const isType = (type: string): type is AbsenceType => Object.hasOwn(absenceTypes, type);

/** The type of absence of a day; undefined for none. */
export const absenceOf = ({ absence }: Pick<PersonDay, 'absence'>): AbsenceType | undefined =>
  isType(absence) ? absence : undefined;

/** Number of days with each type of absence, by first day. */
export function daysAway({ days }: Pick<Person, 'days'>): [AbsenceType, number][] {
  const counts = new Map<AbsenceType, number>();
  for (const day of days) {
    const type = absenceOf(day);
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts];
}

/** An ordinary day does not fill its bar. */
const usualMost = 1000;

/** The hours that fill a bar: the most that anybody has on a day, at least ten. */
export function mostOf(people: readonly Person[]): number {
  return people.reduce(
    (most, { days }) => days.reduce((day, { hundredths }) => Math.max(day, hundredths), most),
    usualMost,
  );
}
