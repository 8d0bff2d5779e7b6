import type { CompanyData } from '@driftig/data/store';
import { personOfReport } from '@driftig/data/time/time.mapping';
import type { MonthKey } from '@driftig/data/time/time-months.repository';
import type { Write } from '@driftig/data/core/write';
import { AppError, badInput } from '@driftig/domain/errors';
import type { TimeMonth, TimeReport } from '@driftig/domain/time/report';

type TimeStore = Pick<CompanyData, 'time'>;

/** A transaction has 100 items, and an invoice takes up to 30 of them. */
const mostMonths = 60;

/**
 * The writes that put an invoice's number on the hours it is made of (product T35). Throws conflict
 * (409) when some of them are not approved hours of the order, are on an invoice already, or change
 * before they are written.
 */
export async function invoiceHours(
  { time }: TimeStore,
  reportIds: readonly string[],
  { orderId, number }: { readonly orderId: string; readonly number: number },
): Promise<Write[]> {
  const wanted = new Set(reportIds);
  if (wanted.size === 0) return [];
  const months = await monthsOf(time, orderId, wanted);
  const ready = (one: TimeReport) =>
    wanted.has(one.reportId) &&
    one.projectId === orderId &&
    one.status === 'approved' &&
    one.invoiceNumber === 0;
  const found = months.flatMap(({ reports }) => reports.filter(ready));
  if (found.length < wanted.size) throw changedMeanwhile();
  if (months.length > mostMonths)
    throw badInput({
      timeReports: 'Timerne er spredt over for mange måneder. Tag dem ad to gange.',
    });
  return months.flatMap((before) =>
    saveMonth(time, before, (one) => (ready(one) ? { ...one, invoiceNumber: number } : one)),
  );
}

/** The writes that give the hours of an invoice free again, when it is credited or deleted. */
export async function freeHours(
  { time }: TimeStore,
  { orderId, number }: { readonly orderId: string; readonly number: number },
): Promise<Write[]> {
  const months = await time.getMonths(await time.listProjectMonths(orderId));
  const isOn = (one: TimeReport) => one.projectId === orderId && one.invoiceNumber === number;
  return months
    .filter(({ reports }) => reports.some(isOn))
    .flatMap((before) =>
      saveMonth(time, before, (one) => (isOn(one) ? { ...one, invoiceNumber: 0 } : one)),
    );
}

/** The months of the order's people, without those that no wanted report can be in. */
async function monthsOf(
  time: TimeStore['time'],
  orderId: string,
  wanted: ReadonlySet<string>,
): Promise<TimeMonth[]> {
  const people = new Set([...wanted].map(personOfReport));
  const keys: MonthKey[] = (await time.listProjectMonths(orderId)).filter(({ employeeId }) =>
    people.has(employeeId),
  );
  const months = await time.getMonths(keys);
  return months.filter(({ reports }) => reports.some(({ reportId }) => wanted.has(reportId)));
}

function saveMonth(
  time: TimeStore['time'],
  before: TimeMonth,
  change: (report: TimeReport) => TimeReport,
): Write[] {
  const reports = before.reports.map((one) => {
    const after = change(one);
    return after === one ? one : { ...after, version: one.version + 1 };
  });
  const after = { ...before, reports, version: before.version + 1 };
  return time
    .saveMonths([{ before, after }])
    .map((write) => ({ ...write, refusal: changedMeanwhile }));
}

const changedMeanwhile = () =>
  new AppError('conflict', {
    message: 'Timerne er ændret eller faktureret imens. Indsæt dem igen.',
    fields: { timeReports: 'Timerne er ændret eller faktureret imens. Indsæt dem igen.' },
  });
