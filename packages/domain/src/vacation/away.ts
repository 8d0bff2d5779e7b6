import { addDays, type DateText } from '../dates.ts';
import { absencePeriod, asOf, type Absence } from './absence.ts';
import type { Period } from '../planning/period.ts';
import type { MonthAbsence } from './month-absences.ts';
import type { Absence as AwayPeriod } from '../planning/standing.ts';

/** Days that an illness without an end date is expected to last. */
const openDaysAhead = 7;

/** Days ahead whose orders are named when a reported absence is notified to managers. */
export const reportedDays = 14;

/** The part of a reported absence that orders are looked up for; undefined where none is left. */
export function reportedPeriod(absence: Absence, today: DateText): Period | undefined {
  const until = addDays(today, reportedDays);
  const { from, to } = absencePeriod(absence.isOpen ? { ...absence, endDate: until } : absence);
  const [first, last] = [`${today}T00:00`, `${addDays(until, 1)}T00:00`];
  const period = { from: from > first ? from : first, to: to < last ? to : last };
  return period.from < period.to ? period : undefined;
}

/** When people are away by approved absences, for planning (product Y11, S15). */
export function awayPeriods(absences: readonly MonthAbsence[], today: DateText): AwayPeriod[] {
  return absences
    .filter(({ status }) => status === 'approved')
    .map((absence) => {
      const until = absence.isOpen ? asOf(absence, addDays(today, openDaysAhead)) : absence;
      return { employeeId: absence.employeeId, ...absencePeriod(until) };
    });
}
