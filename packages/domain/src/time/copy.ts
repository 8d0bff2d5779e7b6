import type { CopySkip } from '@driftig/contracts/time/copy-routes';

import { addDays, daysBetween, type DateText } from '../dates.ts';
import { badInput } from '../errors.ts';
import { publicHolidayOn } from '../public-holidays.ts';
import type { Absence } from '../vacation/absence.ts';
import { isSkipped, rangeHundredths } from './clock.ts';
import { isStanding, isWork, oldestFirst, type ReportFields, type TimeReport } from './report.ts';

/** The days to copy from, and the first day to copy to. */
interface Copying {
  readonly fromDate: DateText;
  readonly toDate: DateText;
  readonly days: number;
}

interface Known {
  readonly today: DateText;
  /** Approved ones of the person. */
  readonly absences: readonly Absence[];
}

/** The copies for one day, or the reason why there are none. */
export interface CopiedDay {
  readonly date: DateText;
  readonly parts: readonly ReportFields[];
  /** '' where the parts are copied. */
  readonly skip: CopySkip;
}

/** Throws bad_input where the two would be the same days. */
export function assertCopying({ fromDate, toDate, days }: Copying): void {
  if (Math.abs(daysBetween(fromDate, toDate)) < days)
    throw badInput({ toDate: 'Vælg andre dage end dem, der kopieres fra.' });
}

/**
 * The hours of work of some days as they would be on others (product T33): on days up to today without
 * any hours, which are no public holiday and no day of absence. Days without hours to copy are left out.
 */
export function copyPlan(
  reports: readonly TimeReport[],
  { fromDate, toDate, days }: Copying,
  known: Known,
): CopiedDay[] {
  const shift = daysBetween(fromDate, toDate);
  const last = addDays(fromDate, days - 1);
  const work = reports.filter((one) => isStanding(one) && isWork(one));
  const taken = new Set(work.map(({ date }) => date));
  const found = work
    .filter(({ date }) => date >= fromDate && date <= last)
    .toSorted(oldestFirst)
    .map((report) => moveReport(report, addDays(report.date, shift)))
    .filter(({ hundredths }) => hundredths > 0)
    .filter((part) => !hasSkippedTime(part));
  return [...Map.groupBy(found, ({ date }) => date)].map(([date, parts]) => ({
    date,
    parts,
    skip: taken.has(date) ? 'taken' : skipOf(date, known),
  }));
}

/** Whether the clocks skip its start or end that night (product T57); an end at 02:00 is the skip itself. */
function hasSkippedTime({ date, startTime, endTime }: ReportFields): boolean {
  if (startTime === '') return false;
  return isSkipped(date, startTime) || (endTime !== '02:00' && isSkipped(date, endTime));
}

function skipOf(date: DateText, { today, absences }: Known): CopySkip {
  if (date > today) return 'ahead';
  if (absences.some(({ startDate, endDate }) => startDate <= date && date <= endDate))
    return 'absence';
  return publicHolidayOn(date) === undefined ? '' : 'holiday';
}

/** A plan without the parts on projects that take no more hours. */
export function withoutClosed(plan: readonly CopiedDay[], open: ReadonlySet<string>): CopiedDay[] {
  return plan.map((day) => {
    if (day.skip !== '') return day;
    const kept = day.parts.filter(({ projectId }) => open.has(projectId));
    return kept.length === 0 ? { ...day, skip: 'closed' } : { ...day, parts: kept };
  });
}

/** The parts of a plan that become reports. */
export const copiedParts = (plan: readonly CopiedDay[]): readonly ReportFields[] =>
  plan.flatMap(({ skip, parts }) => (skip === '' ? parts : []));

/** Times are kept; the hours of a night when the clocks change are counted anew. */
function moveReport(report: TimeReport, date: DateText): ReportFields {
  const { kind, projectId, projectName, isInternal, activity } = report;
  const { startTime, endTime, breakMinutes, flexReason } = report;
  const hundredths = startTime === '' ? report.hundredths : rangeHundredths(date, report);
  return {
    date,
    kind,
    projectId,
    projectName,
    isInternal,
    activity,
    hundredths,
    startTime,
    endTime,
    breakMinutes,
    flexReason,
  };
}
