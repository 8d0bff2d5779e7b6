import { addDays, daysBetween, type DateText } from '../dates.ts';
import type { Absence } from '../vacation/absence.ts';
import { hundredthsOfMinutes } from './clock.ts';
import { minutesOf } from './minutes.ts';
import {
  isStanding,
  isWork,
  monthOfDate,
  monthPlus,
  monthsBetween,
  type TimeReport,
} from './report.ts';
import { restLimits, type Asked, type RestWarning } from './rest.ts';
import { referenceMonths } from './retention.ts';

/** Fewer days say nothing of an average over four months. */
const leastDays = 28;

/** The first day of the four months up to and with a date. */
export function averageFrom(to: DateText): DateText {
  const next = addDays(to, 1);
  const month = monthPlus(monthOfDate(next), -referenceMonths);
  // The 31st of a month that has none is the first of the next.
  const same = addDays(`${month}-01`, Number(next.slice(8)) - 1);
  return monthOfDate(same) === month ? same : `${monthPlus(month, 1)}-01`;
}

/**
 * The days that averages of a period are counted to: the last of each month that is over, and the
 * last of the period. So too many hours in spring are reported in autumn as well.
 */
export function averageDays(from: DateText, to: DateText): DateText[] {
  const ends = monthsBetween(monthOfDate(from), monthOfDate(to)).map((month) =>
    addDays(`${monthPlus(month, 1)}-01`, -1),
  );
  return [...ends.filter((date) => date >= from && date < to), to];
}

/** The averages of a period that are above 48, one a month (product F29, T51). */
export function weeklyAverageWarnings(
  reports: readonly TimeReport[],
  absences: readonly Absence[],
  { from, to, selfOrganiserFrom }: Pick<Asked, 'from' | 'to' | 'selfOrganiserFrom'>,
): RestWarning[] {
  return averageDays(from, to).flatMap(
    (date) => weeklyAverageWarning(reports, absences, { to: date, selfOrganiserFrom }) ?? [],
  );
}

/**
 * The average of hours a week over the four months up to a date (product F29), where it is above 48.
 * Days of approved whole-day absence are left out of both sides, and so are the days before the first
 * report; undefined where it is no more than 48, or fewer than 28 days remain.
 */
function weeklyAverageWarning(
  reports: readonly TimeReport[],
  absences: readonly Absence[],
  { to, selfOrganiserFrom }: Pick<Asked, 'to' | 'selfOrganiserFrom'>,
): RestWarning | undefined {
  if (selfOrganiserFrom !== '' && to >= selfOrganiserFrom) return undefined;
  const work = reports.filter((one) => isStanding(one) && isWork(one) && one.date <= to);
  const first = work.reduce((min, { date }) => (date < min ? date : min), addDays(to, 1));
  const from = first > averageFrom(to) ? first : averageFrom(to);
  const away = datesAway(from, to, absences);
  const counted = daysBetween(from, to) + 1 - away.size;
  if (counted < leastDays) return undefined;
  const worked = minutesOf(work.filter(({ date }) => date >= from && !away.has(date)));
  const average = hundredthsOfMinutes((worked / counted) * 7);
  if (average <= restLimits.weeklyAverage * 100) return undefined;
  return { rule: 'weeklyAverage', date: to, hundredths: average };
}

/** The days of whole-day absences, which are few: each other day of the four months is counted without a look. */
function datesAway(from: DateText, to: DateText, absences: readonly Absence[]): Set<DateText> {
  const dates = new Set<DateText>();
  for (const one of absences) {
    const last = one.endDate < to ? one.endDate : to;
    for (
      let date = one.startDate > from ? one.startDate : from;
      date <= last;
      date = addDays(date, 1)
    )
      if (isWholeDay(one, date)) dates.add(date);
  }
  return dates;
}

/** Whether an absence takes all of a date, and not a part of it by times. */
export function isWholeDay(
  { startDate, endDate, startTime, endTime }: Absence,
  date: DateText,
): boolean {
  if (date < startDate || date > endDate) return false;
  return !(date === startDate && startTime !== '') && !(date === endDate && endTime !== '');
}
