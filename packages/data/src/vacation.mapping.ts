import type { Absence, AbsenceYear } from '@driftig/domain/vacation/absence';

import type { StoredAbsence, StoredAbsenceRow } from './vacation.entities.ts';

interface StoredYear {
  readonly employeeId: string;
  readonly version?: number | undefined;
  readonly row: StoredAbsenceRow;
}

export function toAbsenceYear({ employeeId, row, version = 0 }: StoredYear): AbsenceYear {
  return {
    employeeId,
    year: row.y,
    version,
    absences: row.a.map((stored) => toAbsence(employeeId, stored)),
  };
}

export function toStoredYear({ employeeId, year, absences, version }: AbsenceYear) {
  const waiting = absences.filter(({ status }) => status === 'pending');
  const waitsFrom = waiting.map(({ startDate }) => startDate).toSorted()[0] ?? '';
  return { employeeId, year, version, waitsFrom, row: { y: year, a: absences.map(toStored) } };
}

/** An absence's id begins with its person, so that it is found by its id. */
export function personOfAbsence(absenceId: string): string {
  return absenceId.split('.')[0] ?? '';
}

function toAbsence(employeeId: string, stored: StoredAbsence): Absence {
  const [id, type, status, startDate, endDate, startTime, endTime, ...others] = stored;
  const [comment, reason, isOpen, appliedAt, decidedBy, purgeAfter, version] = others;
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
    appliedAt,
    decidedBy,
    purgeAfter,
    version,
  };
}

function toStored(absence: Absence): StoredAbsence {
  return [
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
  ];
}
