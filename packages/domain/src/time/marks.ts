import type { ReportMark } from '@driftig/contracts/time/report-status';

import type { DateText } from '../dates.ts';
import type { Absence } from '../vacation/absence.ts';
import { minutesOf } from './minutes.ts';
import { isStanding, isWork, type TimeReport } from './report.ts';
import { isWholeDay } from './weekly-average.ts';

/** The longest day that leaves 11 hours of rest (product F31). */
const mostMinutes = 13 * 60;

interface Known {
  /** Approved ones of the person, with their ends as known. */
  readonly absences: readonly Absence[];
  readonly today: DateText;
}

/**
 * Marks that an approver should check before deciding on a report (product T56). `ofDay` are all
 * reports of its person on its day. Two registrations with times each are no mark: they cannot
 * overlap (T36).
 */
export function marksOf(
  report: TimeReport,
  ofDay: readonly TimeReport[],
  { absences, today }: Known,
): ReportMark[] {
  if (report.status !== 'pending' || !isWork(report)) return [];
  const work = ofDay.filter((one) => isStanding(one) && isWork(one));
  const away = absences.find((one) => isWholeDay(one, report.date));
  const isTwice = work.length > 1 && work.some(({ startTime }) => startTime === '');
  return [
    ...(away === undefined ? [] : [isIllness(away) ? ('sick' as const) : ('absence' as const)]),
    ...(report.date > today ? ['ahead' as const] : []),
    ...(minutesOf(work) > mostMinutes ? ['longDay' as const] : []),
    ...(isTwice ? ['twice' as const] : []),
  ];
}

const isIllness = ({ type }: Absence) => type === 'sickness' || type === 'childsick';
