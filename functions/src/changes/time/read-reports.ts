import type { ListedStatus } from '@driftig/contracts/time/report-status';
import type { CompanyData } from '@driftig/data/store';
import type { CountedMonth, MonthKey } from '@driftig/data/time/time-months.repository';
import type { DateText } from '@driftig/domain/dates';
import {
  monthOfDate,
  monthsBetween,
  newestFirst,
  type MonthText,
  type TimeMonth,
  type TimeReport,
} from '@driftig/domain/time/report';

type TimeStore = Pick<CompanyData, 'time'>;

/** Filters of a list. */
export interface ReportFilter {
  readonly statuses: readonly ListedStatus[];
  readonly from?: DateText | undefined;
  readonly to?: DateText | undefined;
  readonly employeeId?: string | undefined;
  readonly projectId?: string | undefined;
}

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** A page of reports, newest first. */
export interface ReportPage {
  readonly rows: readonly TimeReport[];
  readonly total: number;
  /** All rows of the filter, where they were read; undefined for a long list. */
  readonly whole: readonly TimeReport[] | undefined;
  /** All reports read for the page, for norms that a day's rows share. */
  readonly read: readonly TimeReport[];
}

/**
 * A page of a list. One person's months are read by their keys and a project's by its index; of all
 * people, only the months that the page is in, since the counts say how many rows the others have.
 */
export async function readReports(
  store: TimeStore,
  filter: ReportFilter,
  paging: Paging,
): Promise<ReportPage> {
  const keys = await keysOf(store, filter);
  if (keys === undefined) return readEverybody(store, filter, paging);
  const read = reportsOf(await store.time.getMonths(keys));
  const whole = read.filter((one) => isWanted(one, filter)).toSorted(newestFirst);
  const { limit, offset } = paging;
  return { rows: whole.slice(offset, offset + limit), total: whole.length, whole, read };
}

const reportsOf = (months: readonly TimeMonth[]) => months.flatMap(({ reports }) => reports);

/** The months to read; undefined for all people. */
async function keysOf(
  { time }: TimeStore,
  filter: ReportFilter,
): Promise<readonly MonthKey[] | undefined> {
  const { employeeId, projectId } = filter;
  if (projectId !== undefined) {
    const found = await time.listProjectMonths(projectId);
    return found.filter(
      (key) =>
        isMonthWanted(key.month, filter) &&
        (employeeId === undefined || key.employeeId === employeeId),
    );
  }
  if (employeeId === undefined) return undefined;
  const months = await monthsOf({ time }, filter);
  return months.map((month) => ({ employeeId, month }));
}

/** More months than this are looked up first: most of them are empty. */
const mostGuessed = 14;

/** The months of a filter: of its dates where they are near, else those that have reports. */
async function monthsOf({ time }: TimeStore, filter: ReportFilter): Promise<MonthText[]> {
  const { from, to } = filter;
  if (from !== undefined && to !== undefined) {
    const months = monthsBetween(monthOfDate(from), monthOfDate(to));
    if (months.length <= mostGuessed) return months;
  }
  const counted = await time.listCounts();
  return counted.map(({ month }) => month).filter((month) => isMonthWanted(month, filter));
}

function isMonthWanted(month: MonthText, { from = '', to = '9999' }: ReportFilter): boolean {
  return month >= monthOfDate(from) && month <= monthOfDate(to);
}

function isWanted(report: TimeReport, filter: ReportFilter): boolean {
  const { statuses, from = '', to = '9999', employeeId, projectId } = filter;
  return (
    report.date >= from &&
    report.date <= to &&
    (statuses as readonly string[]).includes(report.status) &&
    (employeeId === undefined || report.employeeId === employeeId) &&
    (projectId === undefined || report.projectId === projectId)
  );
}

async function readEverybody(
  store: TimeStore,
  filter: ReportFilter,
  { limit, offset }: Paging,
): Promise<ReportPage> {
  const counted = await store.time.listCounts();
  const months = counted.filter(({ month }) => isMonthWanted(month, filter));
  const found: TimeReport[] = [];
  const read: TimeReport[] = [];
  let [total, skipped] = [0, 0];
  let isWhole = true;
  for (const month of months) {
    const known = isWithin(month.month, filter) ? countOf(month, filter) : undefined;
    const isBefore = known !== undefined && total + known <= offset;
    const isAfter = known !== undefined && total >= offset + limit;
    if (known === 0) continue;
    if (isBefore || isAfter) {
      isWhole = false;
      total += known;
      if (isBefore) skipped += known;
      continue;
    }
    const reports = reportsOf(await store.time.listMonth(month.month));
    const wanted = reports.filter((one) => isWanted(one, filter));
    total += wanted.length;
    found.push(...wanted);
    read.push(...reports);
  }
  const sorted = found.toSorted(newestFirst);
  const rows = sorted.slice(offset - skipped, offset - skipped + limit);
  return { rows, total, whole: isWhole ? sorted : undefined, read };
}

/** Whether all days of a month are asked for. */
function isWithin(month: MonthText, { from = '', to = '9999' }: ReportFilter): boolean {
  return `${month}-01` >= from && `${month}-31` <= to;
}

function countOf(counted: CountedMonth, { statuses }: ReportFilter): number {
  return statuses.reduce((sum, status) => sum + counted[status], 0);
}
