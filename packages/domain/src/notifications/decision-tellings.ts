import type { Allowance } from '../accounting/allowances/allowance.ts';
import type { Absence } from '../vacation/absence.ts';
import type { TimeReport } from '../time/report.ts';
import type { BookedOrder, Telling } from './occasion.ts';

/** Notifies the employee of rejected hours with the reason. Approval sends nothing. */
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

/** Notifies the employee of the decision on their mileage or diet. */
export function allowanceTellings(decided: Allowance): Telling[] {
  const { employeeId, status, kind, date, description: purpose, amount, comment } = decided;
  if (status === 'pending') return [];
  const facts = { kind, decision: status, date, purpose, amount, comment };
  return [{ to: [employeeId], occasion: { kind: 'allowanceDecided', facts } }];
}

/** Notifies the applicant of the decision; `freed` is the number of orders they were taken off. */
export function absenceTellings(decided: Absence, freed: number): Telling[] {
  const { employeeId, status, reason } = decided;
  const facts = absenceFacts(decided);
  const to = [employeeId];
  if (status === 'pending') return [{ to, occasion: { kind: 'absenceRecalled', facts } }];
  const decision =
    status === 'deleted' ? { decision: status } : { decision: status, reason, freed };
  return [{ to, occasion: { kind: 'absenceDecided', facts: { ...facts, ...decision } } }];
}

/** Notifies the employee of a changed absence. A changed comment alone sends nothing. */
export function absenceChangeTellings(before: Absence, after: Absence): Telling[] {
  const parts = ['type', 'isOpen', 'startDate', 'endDate', 'startTime', 'endTime'] as const;
  if (parts.every((part) => before[part] === after[part])) return [];
  const decision = { decision: 'changed', before: absenceFacts(before) } as const;
  const facts = { ...absenceFacts(after), ...decision };
  return [{ to: [after.employeeId], occasion: { kind: 'absenceDecided', facts } }];
}

interface Reported {
  readonly managers: readonly string[];
  readonly orders: readonly BookedOrder[];
  readonly isInHoliday: boolean;
}

/** How many orders are named; the others are counted. */
const mostNamed = 5;

/**
 * Notifies managers of a reported absence that needs no approval, with the orders the person is on.
 */
export function reportTellings(
  absence: Absence,
  { managers, orders, isInHoliday }: Reported,
): Telling[] {
  const { employeeId } = absence;
  const to = managers.filter((id) => id !== employeeId);
  const facts = {
    ...absenceFacts(absence),
    employeeId,
    orders: orders.slice(0, mostNamed),
    orderCount: orders.length,
    isInHoliday,
  };
  return [{ to, of: employeeId, occasion: { kind: 'absenceReported', facts } }];
}

/** Notifies managers of an application that waits for them. */
export function appliedTellings(absence: Absence, managers: readonly string[]): Telling[] {
  const { employeeId: of } = absence;
  const to = managers.filter((id) => id !== of);
  return [{ to, of, occasion: { kind: 'absenceApplied', facts: absenceFacts(absence) } }];
}

function absenceFacts(absence: Absence) {
  const { absenceId, version, type, isOpen, startDate, endDate, startTime, endTime } = absence;
  return { absenceId, version, type, isOpen, startDate, endDate, startTime, endTime };
}
