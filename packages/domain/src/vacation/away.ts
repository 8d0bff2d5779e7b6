import { addDays, type DateText } from '../dates.ts';
import { absencePeriod, asOf, type Absence } from './absence.ts';
import type { Absence as AwayPeriod } from '../planning/standing.ts';

/** Who is ill until further notice is expected to be away for so long. */
const openDaysAhead = 7;

/** When people are away by approved absences, for planning (product Y11, S15). */
export function awayPeriods(absences: readonly Absence[], today: DateText): AwayPeriod[] {
  return absences
    .filter(({ status }) => status === 'approved')
    .map((absence) => {
      const until = absence.isOpen ? asOf(absence, addDays(today, openDaysAhead)) : absence;
      return { employeeId: absence.employeeId, ...absencePeriod(until) };
    });
}
