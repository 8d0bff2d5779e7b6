import { absenceTypes, type AbsenceStatus } from '@driftig/contracts/vacation/absence-type';

import { addDays, type DateText } from '../dates.ts';
import { AppError, badInput } from '../errors.ts';
import type { Absence } from './absence.ts';

export type Decision = Exclude<AbsenceStatus, 'deleted'>;

/**
 * Also the answer to users who may not see the absence, so that they cannot tell that it exists.
 */
export const noSuchAbsence = () =>
  new AppError('not_found', {
    message:
      'Ansøgningen findes ikke længere. Måske er den slettet på en anden enhed. Søg igen, hvis den skal være der.',
  });

/** From which status each may be reached (product Y2): a tick, a cross, Tilbagekald. */
const from: Readonly<Record<Decision, readonly AbsenceStatus[]>> = {
  approved: ['pending'],
  rejected: ['pending'],
  pending: ['approved', 'rejected'],
};

const already: Readonly<Record<AbsenceStatus, string>> = {
  pending: 'Ansøgningen afventer allerede.',
  approved: 'Ansøgningen er allerede godkendt.',
  rejected: 'Ansøgningen er allerede afvist.',
  deleted: 'Ansøgningen er slettet.',
};

export function mayDecide(status: AbsenceStatus, decision: Decision): boolean {
  return from[decision].includes(status);
}

/** Error for the slower of two deciders; names the first one when `name` is known. */
function alreadyText(status: AbsenceStatus, name: string | undefined): string {
  if (name === undefined || (status !== 'approved' && status !== 'rejected'))
    return already[status];
  return `${name} har allerede ${status === 'approved' ? 'godkendt' : 'afvist'} ansøgningen.`;
}

/** A rejection says why (product Y2). */
export const noRemark = 'Skriv en bemærkning, så medarbejderen ved hvorfor.';

interface Deciding {
  readonly decision: Decision;
  readonly reason: string;
  readonly by: string;
  /** Name of the earlier decider, if another user. */
  readonly decidedBefore?: string | undefined;
}

/**
 * The absence after the decision. Throws absence_decided (409) when another user was faster,
 * bad_input for a rejection without a remark.
 */
export function applyDecision(
  read: Absence,
  { decision, reason, by, decidedBefore }: Deciding,
): Absence {
  if (!mayDecide(read.status, decision))
    throw new AppError('absence_decided', { message: alreadyText(read.status, decidedBefore) });
  if (decision === 'rejected' && reason.trim() === '') throw badInput({ reason: noRemark });
  return {
    ...read,
    status: decision,
    reason: decision === 'rejected' ? reason : '',
    decidedBy: decision === 'pending' ? '' : by,
    version: read.version + 1,
  };
}

/** The actor of a change of an absence. */
interface Acting {
  readonly userId: string;
  readonly isManager: boolean;
}

/**
 * Whether a user may change or delete an absence: managers may each, others their own while it is
 * pending, and one without approval on the day they reported it (product R14, Y13).
 */
export function mayChange(
  absence: Pick<Absence, 'status' | 'employeeId' | 'type' | 'appliedAt'>,
  { userId, isManager }: Acting,
  today: DateText,
): boolean {
  if (absence.status === 'deleted') return false;
  if (isManager) return true;
  if (absence.employeeId !== userId) return false;
  if (absence.status === 'pending') return true;
  const { needsApproval } = absenceTypes[absence.type];
  return absence.status === 'approved' && !needsApproval && absence.appliedAt === today;
}

/** Throws absence_decided (409) when the user may no longer change it. */
export function assertMayChange(absence: Absence, acting: Acting, today: DateText): void {
  if (mayChange(absence, acting, today)) return;
  throw new AppError('absence_decided', { message: already[absence.status] });
}

/** The law keeps what was working time for five years (product T11, F42). */
const keptDays = 5 * 366;

/** The absence as deleted: hidden, and kept until the law has no use for it. */
export function deletedAbsence(read: Absence, today: DateText): Absence {
  const last = read.endDate > today ? read.endDate : today;
  return {
    ...read,
    status: 'deleted',
    purgeAfter: addDays(last, keptDays),
    version: read.version + 1,
  };
}

/**
 * Last day of an absence whose person is well again today: yesterday, or the first day where that
 * is today.
 */
export function lastDayWhenWell(
  { startDate }: Pick<Absence, 'startDate'>,
  today: DateText,
): DateText {
  const yesterday = addDays(today, -1);
  return startDate > yesterday ? startDate : yesterday;
}

/** An end may be known ahead, as a doctor says it. */
const furthestEnd = 365;

/** The absence that ends on `lastDay`: 'rask igen'. Throws bad_input or absence_decided. */
export function endedAbsence(read: Absence, lastDay: DateText, today: DateText): Absence {
  if (!read.isOpen || read.status !== 'approved')
    throw new AppError('absence_decided', { message: 'Fraværet er allerede afsluttet.' });
  if (lastDay < read.startDate) throw badInput({ endDate: 'Slutdatoen ligger før startdatoen.' });
  if (lastDay > addDays(today, furthestEnd))
    throw badInput({ endDate: 'Vælg en dato inden for et år.' });
  return { ...read, isOpen: false, endDate: lastDay, version: read.version + 1 };
}
