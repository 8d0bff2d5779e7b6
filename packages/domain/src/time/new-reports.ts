import type { ReportFields, TimeReport } from './report.ts';

/** The employee, the actor and the time of a registration. */
interface Registering {
  readonly employeeId: string;
  /** ISO UTC. */
  readonly now: string;
  readonly newId: () => string;
  /** The id that the person's device gave the hours, so that they are found when they are sent again. */
  readonly clientId?: string | undefined;
}

/** New reports that wait for approval. An id names its person and month, so that it is found by it. */
export function newReports(parts: readonly ReportFields[], who: Registering): TimeReport[] {
  const shiftId = parts.length > 1 ? who.newId() : '';
  const ids = parts.map((_, index) => (index === 0 ? who.clientId : undefined) ?? who.newId());
  return parts.map((part, index) => ({
    ...part,
    reportId: `${who.employeeId}.${part.date.slice(0, 4)}${part.date.slice(5, 7)}.${ids[index]}`,
    employeeId: who.employeeId,
    status: 'pending',
    reason: '',
    shiftId,
    invoiceNumber: 0,
    recordedAt: who.now,
    decidedBy: '',
    purgeAfter: '',
    version: 1,
  }));
}
