import type { ListedStatus, ReportStatus } from '@driftig/contracts/time/report-status';

import { AppError, badInput } from '../errors.ts';
import { lastDayOfHours } from './retention.ts';
import { addDays, type DateText } from '../dates.ts';
import type { TimeReport } from './report.ts';

export type Decision = ListedStatus;

/** Also the answer to users who may not see the report, so that they cannot tell that it exists. */
export const noSuchReport = () =>
  new AppError('not_found', {
    message:
      'Registreringen findes ikke længere. Måske er den slettet på en anden enhed. Opret den igen, hvis den skal være der.',
  });

/** From which status each may be reached (product T20): Godkend, Afvis, Tilbagekald. */
const from: Readonly<Record<Decision, ReportStatus>> = {
  approved: 'pending',
  rejected: 'pending',
  pending: 'approved',
};

const already: Readonly<Record<ReportStatus, string>> = {
  pending: 'Timerne afventer allerede.',
  approved: 'Timerne er allerede godkendt.',
  rejected: 'Timerne er allerede afvist.',
  deleted: 'Timerne er slettet.',
};

/** Error for the slower of two deciders; names the first one when `name` is known. */
function alreadyText(status: ReportStatus, name: string | undefined): string {
  if (name === undefined || (status !== 'approved' && status !== 'rejected'))
    return already[status];
  return `${name} har allerede ${status === 'approved' ? 'godkendt' : 'afvist'} timerne.`;
}

export const mayDecide = (status: ReportStatus, decision: Decision) => from[decision] === status;

interface Deciding {
  readonly decision: Decision;
  /** Required for a rejection. */
  readonly reason: string;
  readonly by: string;
  /** The version that the decider read; undefined where whatever is stored is decided. */
  readonly seen?: number | undefined;
  /** Name of the earlier decider, if another user. */
  readonly decidedBefore?: string | undefined;
}

/** A rejection says why (product T20). */
export const noRemark = 'Skriv en bemærkning, så medarbejderen ved hvorfor.';
/** Hours that changed after they were read must be seen again before approval. */
const hoursChanged = 'En anden har ændret timerne imens. Se dem igennem igen.';
const invoiced = 'Timerne er på en faktura og kan ikke kaldes tilbage.';

/**
 * Reason against a decision; undefined when it is allowed. hours_decided (409) when another user
 * was faster, conflict (409) for another version than was read, bad_input for a rejection without a
 * remark.
 */
export function decisionRefusal(
  read: TimeReport,
  { decision, reason, seen = read.version, decidedBefore }: Omit<Deciding, 'by'>,
): AppError | undefined {
  if (!mayDecide(read.status, decision))
    return new AppError('hours_decided', { message: alreadyText(read.status, decidedBefore) });
  if (read.invoiceNumber !== 0) return new AppError('hours_decided', { message: invoiced });
  if (decision === 'rejected' && reason.trim() === '') return badInput({ reason: noRemark });
  if (seen !== read.version) return new AppError('conflict', { message: hoursChanged });
  return undefined;
}

/** The report as decided. Throws the refusal where it may not be. */
export function applyDecision(read: TimeReport, deciding: Deciding): TimeReport {
  const refusal = decisionRefusal(read, deciding);
  if (refusal !== undefined) throw refusal;
  const { decision, reason, by } = deciding;
  return {
    ...read,
    status: decision,
    reason: decision === 'rejected' ? reason : '',
    decidedBy: decision === 'pending' ? '' : by,
    version: read.version + 1,
  };
}

/** A report is changed and deleted while it waits, by its person or a manager (product T21). */
export const mayChange = ({ status }: Pick<TimeReport, 'status'>) => status === 'pending';

/** Throws hours_decided (409) for one that no longer waits. */
export function assertMayChange(report: TimeReport): void {
  if (!mayChange(report)) throw new AppError('hours_decided', { message: already[report.status] });
}

/** The report as deleted: hidden, and kept until the law has no use for it (product T11, F27). */
export function deletedReport(read: TimeReport): TimeReport {
  return {
    ...read,
    status: 'deleted',
    purgeAfter: purgeDate(read.date),
    version: read.version + 1,
  };
}

const purgeDate = (date: DateText) => addDays(lastDayOfHours(date), 1);
