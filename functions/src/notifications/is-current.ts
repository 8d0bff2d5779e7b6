import type { CompanyData } from '@driftig/data/store';
import { personOfAbsence, yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import { danishDate } from '@driftig/domain/dates';
import type { Occasion } from '@driftig/domain/notifications/occasion';
import { absencesOf } from '@driftig/domain/vacation/absence';

/**
 * Whether people are still to be told. Not of an application that was changed again since: the later
 * change is told by itself. Nor of an absence that was reported and deleted.
 */
export async function isCurrent(
  store: Pick<CompanyData, 'vacation'>,
  { kind, facts }: Occasion,
  at: string,
): Promise<boolean> {
  if (!('absenceId' in facts)) return true;
  const { absenceId, version } = facts;
  const years = await store.vacation.listOfPerson(
    personOfAbsence(absenceId),
    yearsOfAbsences(danishDate(at)),
  );
  const absence = absencesOf(years).find((one) => one.absenceId === absenceId);
  if (kind === 'absenceReported') return absence?.status === 'approved';
  return absence?.version === version;
}
