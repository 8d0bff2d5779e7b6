import type { Change } from '@driftig/data/core/commit';
import type { CompanyData } from '@driftig/data/store';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { personOfAbsence, yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import type { DateText } from '@driftig/domain/dates';
import type { OutboxEvent } from '@driftig/domain/events';
import { absencesOf, type Absence } from '@driftig/domain/vacation/absence';
import { changedYears } from '@driftig/domain/vacation/absence-years';
import { noSuchAbsence } from '@driftig/domain/vacation/decide';

/** An absence before and after a change; undefined: it is new. */
interface AbsenceMove<C extends Change> {
  readonly before: Absence | undefined;
  readonly after: Absence;
  /** Other parts of the commit; its writes come beside the absence's own. */
  readonly change: C;
}

interface Committing<C extends Change> extends Pick<CompanyData, 'vacation'> {
  readonly commit: (change: C) => Promise<void>;
}

/**
 * Changes one absence of a person. `move` gets all of the person's absences and returns the change;
 * after a conflict (optimistic lock) it is called again with the newest. Returns the absence as
 * stored.
 */
export async function changeAbsence<C extends Change>(
  store: Committing<C>,
  { employeeId, today }: { readonly employeeId: string; readonly today: DateText },
  move: (absences: readonly Absence[]) => Promise<AbsenceMove<C>> | AbsenceMove<C>,
): Promise<Absence> {
  return retryOnConflict(async () => {
    const years = await store.vacation.listOfPerson(employeeId, yearsOfAbsences(today));
    const { before, after, change } = await move(absencesOf(years));
    const empty = (year: number) => ({ employeeId, year, absences: [], version: 0 });
    const changed = changedYears(
      { before, after },
      (year) => years.find((one) => one.year === year) ?? empty(year),
    );
    const writes = changed.flatMap((year) => store.vacation.saveYear(year));
    const outbox = [...(change.outbox ?? []), ...awayEvents(after)];
    await store.commit({ ...change, outbox, writes: [...writes, ...change.writes] });
    return after;
  });
}

/** An approved absence ends what its person asked for and was offered in that time (product K17). */
function awayEvents({ status, employeeId: userId }: Absence): OutboxEvent[] {
  return status === 'approved' ? [{ name: 'personAway', payload: { userId } }] : [];
}

/** The person an absence belongs to, by its id. Throws not_found for what is no id of an absence. */
export function personOf(absenceId: string): string {
  const employeeId = personOfAbsence(absenceId);
  if (employeeId === '') throw noSuchAbsence();
  return employeeId;
}

/** The absence of that id; a deleted one is not found. */
export function absenceIn(absences: readonly Absence[], absenceId: string): Absence {
  const found = absences.find((one) => one.absenceId === absenceId);
  if (found === undefined || found.status === 'deleted') throw noSuchAbsence();
  return found;
}
