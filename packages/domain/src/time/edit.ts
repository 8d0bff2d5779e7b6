import { badInput } from '../errors.ts';
import { newReports } from './new-reports.ts';
import type { ReportFields, TimeReport } from './report.ts';

const otherHalf = 'Ret den anden halvdel af vagten på dens egen dag.';

/**
 * The report as edited, and a new one where it now goes on after midnight; the two share an id (product
 * T1). Throws bad_input where the other half is there already, among the `reports` of the person.
 */
export function editedReports(
  read: TimeReport,
  [first, ...rest]: readonly ReportFields[],
  reports: readonly TimeReport[],
  { now, newId }: { readonly now: string; readonly newId: () => string },
): TimeReport[] {
  if (rest.length > 0 && reports.some((one) => isOtherHalf(one, read)))
    throw badInput({ endTime: otherHalf });
  const shiftId = rest.length > 0 ? newId() : read.shiftId;
  const made = newReports(rest, { employeeId: read.employeeId, now, newId });
  return [
    { ...read, ...first, shiftId, version: read.version + 1 },
    ...made.map((one) => ({ ...one, shiftId })),
  ];
}

function isOtherHalf({ shiftId, reportId, status }: TimeReport, read: TimeReport): boolean {
  return (
    shiftId !== '' && shiftId === read.shiftId && reportId !== read.reportId && status !== 'deleted'
  );
}
