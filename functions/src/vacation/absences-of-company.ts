import type { AbsenceStatus } from '@driftig/contracts/vacation/absence-type';
import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import { absencesOf, asOf, isWithin, type Absence } from '@driftig/domain/vacation/absence';
import { isListed } from '@driftig/domain/vacation/is-listed';

import { type People, peopleOf } from '../changes/employees/people-of.ts';
import { noSuchEmployee } from './texts.ts';

interface Asked {
  readonly statuses: readonly AbsenceStatus[];
  readonly from?: DateText | undefined;
  readonly to?: DateText | undefined;
  readonly employeeId?: string | undefined;
}

/** The requested absences, with their ends as known today, and all people. */
export async function absencesOfCompany(
  store: CompanyData,
  asked: Asked,
  years: readonly number[],
  today: DateText,
): Promise<{ absences: Absence[]; people: People }> {
  const [all, people] = await Promise.all([readAbsences(store, asked, years), peopleOf(store)]);
  const statuses = new Set(asked.statuses);
  const absences = all
    .filter(({ status }) => statuses.has(status))
    .map((one) => asOf(one, today))
    .filter((one) => isWithin(one, asked.from, asked.to))
    .filter((one) => asked.employeeId !== undefined || isListedOf(people, one, today));
  return { absences, people };
}

/**
 * Hides undecided and future absences of people who have left (product Y21); a list filtered by a
 * person shows all.
 */
export const isListedOf = ({ isEmployed }: People, absence: Absence, today: DateText) =>
  isListed(absence, isEmployed(absence.employeeId), today);

/** Pending absences have an index of their own, so that their tab does not read whole years. */
async function readAbsences(
  { vacation }: CompanyData,
  { statuses, employeeId }: Asked,
  years: readonly number[],
): Promise<readonly Absence[]> {
  if (employeeId !== undefined) return absencesOf(await vacation.listOfPerson(employeeId, years));
  if (statuses.every((status) => status === 'pending')) return vacation.listWaiting();
  return vacation.listOfYears(years);
}

/** The person a list is filtered by; undefined for all. Throws not_found for an unknown id. */
export async function chosenPerson(
  { users }: CompanyData,
  id: string | undefined,
): Promise<string | undefined> {
  if (id !== undefined && (await users.find(id)) === undefined)
    throw new AppError('not_found', { message: noSuchEmployee });
  return id;
}
