import type { Deviation } from '@driftig/contracts/time/rest-routes';
import type { CompanyData } from '@driftig/data/store';
import type { DeviationNote } from '@driftig/data/time/timers.repository';
import type { DateText } from '@driftig/domain/dates';
import type { RestWarning } from '@driftig/domain/time/rest';

import { peopleOf } from '../changes/employees/people-of.ts';
import { monthsOfPeriod } from './months-of-period.ts';
import { normFacts } from './norm-facts.ts';
import { judgeHours, sinceOf } from './warnings-of.ts';

interface Asked {
  readonly from: DateText;
  readonly to: DateText;
  readonly today: DateText;
  /** Undefined for all employees. */
  readonly employeeId?: string | undefined;
}

/** Where hours deviate from the rules of rest, newest first, with what was noted of it (product F32). */
export async function deviationsOf(
  store: Pick<CompanyData, 'time' | 'vacation' | 'users'>,
  { from, to, today, employeeId }: Asked,
): Promise<Deviation[]> {
  const period = { from, to, today };
  const since = sinceOf(period);
  const [reports, facts, people, notes] = await Promise.all([
    monthsOfPeriod(store, { from: since, to, employeeId }),
    normFacts(store, { ...(employeeId && { employeeIds: [employeeId] }), from: since, to, today }),
    peopleOf(store),
    store.time.listNotes(from, to),
  ]);
  const byPerson = Map.groupBy(reports, (report) => report.employeeId);
  const noteOf = new Map(notes.map((note) => [keyOf(note), note]));
  const found = [...byPerson].flatMap(([id, own]): Deviation[] => {
    const { absences } = facts.of(id);
    return judgeHours(own, absences, facts.termsOf(id), period).map((warning) => {
      const note = noteOf.get(keyOf({ ...warning, employeeId: id }));
      return {
        ...warning,
        employeeId: id,
        employeeName: people.nameOf(id),
        note: note === undefined ? null : { ...note, by: people.nameOf(note.by) },
      };
    });
  });
  return found.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** An average is counted to another day each day, and is noted once a month. */
function keyOf({
  rule,
  employeeId,
  date,
}: Pick<RestWarning, 'rule' | 'date'> & Pick<DeviationNote, 'employeeId'>): string {
  return `${employeeId} ${rule} ${rule === 'weeklyAverage' ? date.slice(0, 7) : date}`;
}
