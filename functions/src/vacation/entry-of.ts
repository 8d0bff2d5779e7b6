import type { AbsenceEntry } from '@driftig/contracts/vacation/entry';
import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { nameOf } from '@driftig/domain/employees/name-of';
import { asOf, type Absence } from '@driftig/domain/vacation/absence';

/** An absence as it is answered: with its person's name, and the end that is known today. */
export function entryOf(absence: Absence, employeeName: string, today: DateText): AbsenceEntry {
  return { ...asOf(absence, today), employeeName };
}

/** Gives people's names by id; '' for who is not in the register any longer. */
export async function employeeNames({ users }: CompanyData): Promise<(id: string) => string> {
  const people = await users.listNames();
  const names = new Map(people.map((person) => [person.userId, nameOf(person)]));
  return (id) => names.get(id) ?? '';
}

/** One person's name. */
export async function employeeName({ users }: CompanyData, id: string): Promise<string> {
  const person = await users.find(id);
  return person === undefined ? '' : nameOf(person);
}
