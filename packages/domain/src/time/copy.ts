import { addDays, daysBetween, type DateText } from '../dates.ts';
import { badInput } from '../errors.ts';
import { rangeHundredths } from './clock.ts';
import { shareTime } from './overlaps.ts';
import { isStanding, isWork, oldestFirst, type ReportFields, type TimeReport } from './report.ts';

/** The days to copy from, and the first day to copy to. */
interface Copying {
  readonly fromDate: DateText;
  readonly toDate: DateText;
  readonly days: number;
}

/** Throws bad_input where the two would be the same days. */
export function assertCopying({ fromDate, toDate, days }: Copying): void {
  if (Math.abs(daysBetween(fromDate, toDate)) < days)
    throw badInput({ toDate: 'Vælg andre dage end dem, der kopieres fra.' });
}

/**
 * The hours of work of some days as they would be on others. What is there already is skipped: the
 * same times, or on a day without times the same project and activity.
 */
export function copiesOf(
  reports: readonly TimeReport[],
  copying: Copying,
): { readonly parts: ReportFields[]; readonly skipped: number } {
  const { fromDate, toDate, days } = copying;
  const shift = daysBetween(fromDate, toDate);
  const last = addDays(fromDate, days - 1);
  const work = reports.filter((one) => isStanding(one) && isWork(one));
  const found = work
    .filter(({ date }) => date >= fromDate && date <= last)
    .toSorted(oldestFirst)
    .map((report) => moved(report, addDays(report.date, shift)));
  const kept = found.filter(
    (copy) => !work.some((one) => one.date === copy.date && isSame(one, copy)),
  );
  return { parts: kept.map(fieldsOf), skipped: found.length - kept.length };
}

/** Times are kept; the hours of a night when the clocks change are counted anew. */
function moved(report: TimeReport, date: DateText): TimeReport {
  const hundredths = report.startTime === '' ? report.hundredths : rangeHundredths(date, report);
  return { ...report, date, hundredths };
}

function isSame(one: TimeReport, copy: TimeReport): boolean {
  if (one.startTime !== '' && copy.startTime !== '') return shareTime(one, copy);
  return one.projectId === copy.projectId && one.activity === copy.activity;
}

function fieldsOf(report: TimeReport): ReportFields {
  const { date, kind, projectId, projectName, isInternal, activity, hundredths } = report;
  const { startTime, endTime, breakMinutes, flexReason } = report;
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
