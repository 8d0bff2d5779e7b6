import { absenceTypes } from '@driftig/contracts/vacation/absence-type';

import { addDays, type DateText } from '../dates.ts';
import type { Absence } from '../vacation/absence.ts';
import { hundredthsOfMinutes } from './clock.ts';
import { shownHours, type CountedHours, type CountedMinutes } from './counted.ts';
import { minutesOf, minutesOfHundredths, sumMinutes } from './minutes.ts';
import { normOn, type NormFacts } from './norm.ts';
import { isStanding, isWork, oldestFirst, type TimeReport } from './report.ts';

/** A person's day, also as it is shown: in hundredths of an hour. */
export interface TimeDay extends CountedMinutes, CountedHours {
  readonly date: DateText;
  readonly absence: Absence | undefined;
}

/**
 * The flex of a day (product T2): its hours less the norm once, however many rows, and the hours of
 * adjustments. A day counts against the norm when it has hours of work, or time off in lieu; a day
 * without registrations counts nothing, and is shown as missing instead.
 */
function timeDay(date: DateText, reports: readonly TimeReport[], facts: NormFacts): TimeDay {
  const standing = reports.filter((one) => one.date === date && isStanding(one));
  const work = standing.filter(isWork);
  const minutes = minutesOf(work);
  const adjusted = minutesOf(standing.filter((one) => !isWork(one)));
  const { norm, absence } = normOn(date, facts);
  const counts = work.length > 0 || takesTimeOff(absence);
  const normMinutes = minutesOfHundredths(norm);
  const counted: CountedMinutes = {
    minutes,
    pendingMinutes: minutesOf(work.filter(({ status }) => status === 'pending')),
    normMinutes,
    flexMinutes: sumMinutes(counts ? [minutes, -normMinutes, adjusted] : [adjusted]),
  };
  return { date, absence, ...counted, ...shownHours(counted) };
}

/** Time off in lieu does not reduce the norm: it is taken from the balance. */
const takesTimeOff = (absence: Absence | undefined) =>
  absence !== undefined && !absenceTypes[absence.type].reducesNorm;

/** Each day from one to another, both included. */
export function timeDays(
  from: DateText,
  to: DateText,
  reports: readonly TimeReport[],
  facts: NormFacts,
): TimeDay[] {
  const byDate = Map.groupBy(reports, ({ date }) => date);
  const days: TimeDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    days.push(timeDay(date, byDate.get(date) ?? [], facts));
  return days;
}

/** The flex of all days that have reports or time off in lieu, up to a date; in hundredths. */
export function flexBalance(
  reports: readonly TimeReport[],
  facts: NormFacts,
  { from = '', to }: { readonly from?: DateText | undefined; readonly to: DateText },
): { readonly hundredths: number; readonly pendingHundredths: number } {
  const within = (date: DateText) => date >= from && date <= to;
  const byDate = Map.groupBy(reports.filter(isStanding), ({ date }) => date);
  const timeOff = facts.absences.filter(takesTimeOff).flatMap(datesOf);
  const dates = new Set([...byDate.keys(), ...timeOff].filter(within));
  let [minutes, pendingMinutes] = [0, 0];
  for (const date of dates) {
    const onDate = byDate.get(date) ?? [];
    const { flexMinutes } = timeDay(date, onDate, facts);
    minutes += flexMinutes;
    if (onDate.some(({ status }) => status === 'pending')) pendingMinutes += flexMinutes;
  }
  return {
    hundredths: hundredthsOfMinutes(minutes),
    pendingHundredths: hundredthsOfMinutes(pendingMinutes),
  };
}

function datesOf({ startDate, endDate }: Absence): DateText[] {
  const dates: DateText[] = [];
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Norm and flex shown on a row: the day's norm is on its first row, so rows add up. */
export interface RowFlex {
  readonly normHundredths: number;
  readonly flexHundredths: number;
  /** In minutes; sums of rows are made of it. */
  readonly flexMinutes: number;
}

/** Flex of each report that counts, by report id. `reports` are all of a person on those days. */
export function rowFlexes(
  reports: readonly TimeReport[],
  facts: NormFacts,
): ReadonlyMap<string, RowFlex> {
  const flexes = new Map<string, RowFlex>();
  const normGiven = new Set<DateText>();
  for (const report of reports.filter(isStanding).toSorted(oldestFirst)) {
    const { reportId, date, hundredths } = report;
    const isFirst = isWork(report) && !normGiven.has(date);
    const norm = isFirst ? normOn(date, facts).norm : 0;
    if (isFirst) normGiven.add(date);
    const flexMinutes = sumMinutes([minutesOfHundredths(hundredths), -minutesOfHundredths(norm)]);
    flexes.set(reportId, {
      normHundredths: norm,
      flexHundredths: hundredthsOfMinutes(flexMinutes),
      flexMinutes,
    });
  }
  return flexes;
}
