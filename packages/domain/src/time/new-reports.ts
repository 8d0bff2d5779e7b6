import type { ReportFields, TimeReport } from './report.ts';

/** The employee, the actor and the time of a registration. */
interface Registering {
  readonly employeeId: string;
  /** ISO UTC. */
  readonly now: string;
  readonly newId: () => string;
}

/** New reports that wait for approval. An id names its person and month, so that it is found by it. */
export function newReports(parts: readonly ReportFields[], who: Registering): TimeReport[] {
  const shiftId = parts.length > 1 ? who.newId() : '';
  return parts.map((part) => ({
    ...part,
    reportId: `${who.employeeId}.${part.date.slice(0, 4)}${part.date.slice(5, 7)}.${who.newId()}`,
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
