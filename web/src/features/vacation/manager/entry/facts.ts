import { absenceTypes } from '@driftig/contracts/vacation/absence-type';

import type { Entry } from '../../../../shared/holiday-balance/queries.ts';

type Dates = Pick<Entry, 'employeeId' | 'startDate' | 'endDate'>;

/** The applications and absences of other people that share a day with this one. */
export function othersAway<One extends Dates>(entry: Dates, all: readonly One[]): One[] {
  return all.filter(
    (one) =>
      one.employeeId !== entry.employeeId &&
      one.startDate <= entry.endDate &&
      one.endDate >= entry.startDate,
  );
}

/** Names of those away, each once; who has only applied is said to wait. */
export function namesOf(
  others: readonly Pick<Entry, 'employeeId' | 'employeeName' | 'status'>[],
  waits: string,
): string[] {
  const people = new Map<string, string>();
  const certain = others.filter(({ status }) => status !== 'pending');
  for (const { employeeId, employeeName } of certain) people.set(employeeId, employeeName);
  for (const { employeeId, employeeName } of others)
    if (!people.has(employeeId)) people.set(employeeId, `${employeeName} (${waits})`);
  return [...people.values()];
}

/** Whether a balance says something about it. */
export const usesHoliday = ({ type }: Pick<Entry, 'type'>) => absenceTypes[type].countsAsHoliday;
