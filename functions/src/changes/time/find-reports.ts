import type { CompanyData } from '@driftig/data/store';
import { monthOfReport, personOfReport } from '@driftig/data/time/time.mapping';
import { noSuchReport } from '@driftig/domain/time/decide';
import type { TimeReport } from '@driftig/domain/time/report';

type TimeStore = Pick<CompanyData, 'time'>;

/** Employee id in a report's id. Throws not_found for an id of another form. */
export function personOf(reportId: string): string {
  const employeeId = personOfReport(reportId);
  if (employeeId === '' || monthOfReport(reportId) === '') throw noSuchReport();
  return employeeId;
}

/**
 * Reports by their ids; those that do not exist, or were deleted, are left out. A report is in the month
 * that its id names, unless it was moved to another date: then all months of its person are read.
 */
export async function findReports(
  store: TimeStore,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, TimeReport>> {
  const wanted = new Set(reportIds.filter((id) => monthOfReport(id) !== ''));
  const keys = new Map(
    [...wanted].map((id) => {
      const key = { employeeId: personOfReport(id), month: monthOfReport(id) };
      return [`${key.employeeId} ${key.month}`, key];
    }),
  );
  const months = await store.time.getMonths([...keys.values()]);
  const near = months.flatMap(({ reports }) => reports);
  const known = new Set(near.map(({ reportId }) => reportId));
  const elsewhere = [...wanted].filter((id) => !known.has(id)).map(personOfReport);
  const far = await Promise.all([...new Set(elsewhere)].map((id) => allReports(store, id)));
  return new Map(
    [...near, ...far.flat()]
      .filter(({ reportId, status }) => wanted.has(reportId) && status !== 'deleted')
      .map((report) => [report.reportId, report]),
  );
}

/** The report of that id. Throws not_found where there is none, or it was deleted. */
export async function findReport(store: TimeStore, reportId: string): Promise<TimeReport> {
  const found = await findReports(store, [reportId]);
  const report = found.get(reportId);
  if (report === undefined) throw noSuchReport();
  return report;
}

/** All reports of a person, whatever their date. */
export async function allReports(store: TimeStore, employeeId: string): Promise<TimeReport[]> {
  const counted = await store.time.listCounts();
  const months = await store.time.getMonths(counted.map(({ month }) => ({ employeeId, month })));
  return months.flatMap(({ reports }) => reports);
}
