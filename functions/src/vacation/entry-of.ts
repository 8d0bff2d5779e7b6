import type { AbsenceEntry } from '@driftig/contracts/vacation/entry';
import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { nameOf } from '@driftig/domain/employees/name-of';
import { asOf, type Absence } from '@driftig/domain/vacation/absence';

import { formerEmployee } from './texts.ts';

/** An absence as it is answered: with its person's name, and the end that is known today. */
export function entryOf(absence: Absence, employeeName: string, today: DateText): AbsenceEntry {
  return { ...asOf(absence, today), employeeName };
}

/** What lists of absences ask about people. */
export interface People {
  readonly nameOf: (id: string) => string;
  /** Active or invited: not inactive, and not deleted. */
  readonly isEmployed: (id: string) => boolean;
}

/** Everybody of the company, by id. */
export async function peopleOf({ users }: CompanyData): Promise<People> {
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

/** One person's name. */
export async function employeeName({ users }: CompanyData, id: string): Promise<string> {
  const person = await users.find(id);
  return person === undefined ? formerEmployee : nameOf(person);
}
