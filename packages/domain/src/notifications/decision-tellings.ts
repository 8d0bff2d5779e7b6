import type { Absence } from '../vacation/absence.ts';
import type { TimeReport } from '../time/report.ts';
import type { Telling } from './occasion.ts';

/** What deciding a person's hours tells them: that some are rejected, and why; approved is quiet. */
export function hoursTellings(decided: readonly TimeReport[]): Telling[] {
  const rejected = decided.filter(({ status }) => status === 'rejected');
  const [first] = rejected;
  if (first === undefined) return [];
  const dates = rejected.map(({ date }) => date).toSorted();
  const { employeeId, reason } = first;
  const facts = {
    employeeId,
    from: dates.at(0) ?? first.date,
    to: dates.at(-1) ?? first.date,
    count: rejected.length,
    reason,
  };
  return [{ to: [employeeId], occasion: { kind: 'hoursRejected', facts } }];
}

/** What deciding an application tells whoever applied; `freed` is how many orders they were taken off. */
export function absenceTellings(decided: Absence, freed: number): Telling[] {
  const { absenceId, employeeId, version, type, isOpen, status, reason } = decided;
  const { startDate, endDate, startTime, endTime } = decided;
  const facts = { absenceId, version, type, isOpen, startDate, endDate, startTime, endTime };
  const to = [employeeId];
  if (status === 'pending') return [{ to, occasion: { kind: 'absenceRecalled', facts } }];
  if (status === 'deleted') return [];
  const decision = { decision: status, reason, freed };
  return [{ to, occasion: { kind: 'absenceDecided', facts: { ...facts, ...decision } } }];
}
