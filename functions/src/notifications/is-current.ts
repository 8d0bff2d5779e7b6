import type { CompanyData } from '@driftig/data/store';
import { personOfAbsence, yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import { danishDate } from '@driftig/domain/dates';
import type { Occasion } from '@driftig/domain/notifications/occasion';
import { absencesOf } from '@driftig/domain/vacation/absence';

/**
 * False when a later decision has replaced this one: for an application that changed again since,
 * which has a notification of its own, and for a reported absence that was deleted.
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
