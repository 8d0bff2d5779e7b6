import type { Absence, AbsenceYear } from '@driftig/domain/vacation/absence';

import type { StoredAbsence, StoredAbsenceRow } from './vacation.entities.ts';

interface StoredYear {
  readonly employeeId: string;
  readonly version?: number | undefined;
  readonly row: string;
}

export function toAbsenceYear({ employeeId, row, version = 0 }: StoredYear): AbsenceYear {
  const { y: year, a: stored } = JSON.parse(row) as StoredAbsenceRow;
  return { employeeId, year, version, absences: stored.map((one) => toAbsence(employeeId, one)) };
}

export function toStoredYear({ employeeId, year, absences, version }: AbsenceYear) {
  const waiting = absences.filter(({ status }) => status === 'pending');
  const waitsFrom = waiting.map(({ startDate }) => startDate).toSorted()[0] ?? '';
  const row: StoredAbsenceRow = { y: year, a: absences.map(toStored) };
  return { employeeId, year, version, waitsFrom, row: JSON.stringify(row) };
}

/** An absence's id begins with its person, so that it is found by its id. */
export function personOfAbsence(absenceId: string): string {
  return absenceId.split('.')[0] ?? '';
}

function toAbsence(employeeId: string, stored: StoredAbsence): Absence {
  const [id, type, status, startDate, endDate, startTime, endTime, ...others] = stored;
  const [comment, reason, isOpen, appliedAt, decidedBy, purgeAfter, version, returnsHoliday] =
    others;
  return {
    absenceId: `${employeeId}.${id}`,
    employeeId,
    type,
    status,
    startDate,
    endDate,
    startTime,
    endTime,
    comment,
    reason,
    isOpen,
    returnsHoliday: returnsHoliday === 1,
    appliedAt,
    decidedBy,
    purgeAfter,
    version,
  };
}

function toStored(absence: Absence): StoredAbsence {
  const stored = [
    absence.absenceId.slice(absence.employeeId.length + 1),
    absence.type,
    absence.status,
    absence.startDate,
    absence.endDate,
    absence.startTime,
    absence.endTime,
    absence.comment,
    absence.reason,
    absence.isOpen,
    absence.appliedAt,
    absence.decidedBy,
    absence.purgeAfter,
    absence.version,
  ] as const;
  return absence.returnsHoliday ? [...stored, 1] : stored;
}
