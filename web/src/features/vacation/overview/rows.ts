import { sortByName } from '@driftig/domain/text/sort-danish';
import { barsOf, lanesOf, type Bar } from './bars.ts';
import type { Day } from './period.ts';
import type { Entry, Person } from './queries.ts';
import { texts } from './texts.ts';

export interface Filters {
  /** '' for all. */
  readonly department: string;
  /** By id; '' for all. */
  readonly employee: string;
  readonly showsHoliday: boolean;
  readonly showsSickness: boolean;
  readonly hidesWeekends: boolean;
  /** Leaves out people without absences in the period. */
  readonly onlyAway: boolean;
}

export const allShown: Filters = {
  department: '',
  employee: '',
  showsHoliday: true,
  showsSickness: true,
  hidesWeekends: false,
  onlyAway: false,
};

export interface Row {
  readonly person: Person;
  readonly bars: readonly Bar[];
  readonly lanes: number;
}

/** Value of the filter for people without a department; no department has this name. */
export const noDepartment = ' ';

/** Employees who can be planned, and those who have left but have an absence; by name. */
export function peopleWith(
  employees: readonly Person[],
  entries: readonly Entry[],
): readonly Person[] {
  const known = new Set(employees.map(({ id }) => id));
  const others = entries
    .filter(({ employeeId }) => !known.has(employeeId))
    .map(({ employeeId, employeeName }) => ({
      id: employeeId,
      name: employeeName || texts.formerEmployee,
      department: '',
      hasLeft: true as const,
    }));
  const all = new Map([...employees, ...others].map((person) => [person.id, person]));
  return sortByName([...all.values()], ({ name }) => name);
}

/** Sickness, and a child's; every other kind is switched with holiday. */
const isSickness = ({ type }: Entry) => type === 'sickness' || type === 'childsick';

export function isShown(entry: Entry, filters: Filters): boolean {
  return isSickness(entry) ? filters.showsSickness : filters.showsHoliday;
}

/** The rows of the calendar, filtered, with where each bar is drawn. */
export function rowsOf(
  people: readonly Person[],
  entries: readonly Entry[],
  days: readonly Day[],
  filters: Filters,
): Row[] {
  const byPerson = Map.groupBy(
    entries.filter((entry) => isShown(entry, filters)),
    ({ employeeId }) => employeeId,
  );
  return people
    .filter((person) => isChosen(person, filters))
    .map((person) => {
      const bars = barsOf(byPerson.get(person.id) ?? [], days);
      return { person, bars, lanes: lanesOf(bars) };
    })
    .filter(({ bars }) => !filters.onlyAway || bars.length > 0);
}

function isChosen({ id, department }: Person, filters: Filters): boolean {
  const wanted = filters.department === noDepartment ? '' : filters.department;
  if (filters.department !== '' && department !== wanted) return false;
  return filters.employee === '' || filters.employee === id;
}
