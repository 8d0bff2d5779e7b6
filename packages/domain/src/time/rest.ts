import type { RuleName } from '@driftig/contracts/time/rest-routes';

import { addDays, type DateText } from '../dates.ts';
import { restHours } from '../planning/period.ts';
import { mondayOf } from '../weeks.ts';
import { hundredthsOfMinutes, instantAt } from './clock.ts';
import { minutesOf } from './minutes.ts';
import { isStanding, isWork, oldestFirst, type TimeReport } from './report.ts';

/** Where hours go against a rule of the law (product F29 to F31, F33). */
export interface RestWarning {
  readonly rule: RuleName;
  /** The day of the work that broke the rule; of an average, the last day it is counted to. */
  readonly date: DateText;
  /** The rest there was, or the average a week; hundredths of an hour. */
  readonly hundredths: number;
}

/**
 * The limits of the law: hours of rest in 24, also below 18 years, hours of rest in 7 days, hours
 * of work a week.
 */
export const restLimits: Readonly<Record<RuleName, number>> = {
  dailyRest: restHours,
  youngRest: 12,
  weeklyRest: 35,
  weeklyAverage: 48,
};

const hour = 3_600_000;
const dayHours = 24;
const weekDays = 7;

interface Work {
  readonly from: number;
  readonly to: number;
  readonly date: DateText;
}

/** Days and person that warnings are asked for. */
export interface Asked {
  readonly from: DateText;
  readonly to: DateText;
  /**
   * The date from which the person organises their own work, which exempts them (product F28); ''
   * for never.
   */
  readonly selfOrganiserFrom: DateText;
  /**
   * Before this birthday an employee is below 18 and has the rest of young people; '' for adults.
   */
  readonly eighteenOn: DateText;
}

/**
 * How far back reports are needed to judge the days from a date: a week before the Monday of its week,
 * and the shift that went on into that.
 */
export const lookBackDays = 2 * weekDays;

/**
 * Too little rest on the days from one date to another, by the clock times of the reports; where hours
 * alone were registered, over 13 hours on a day, or work on seven days together, whenever it was.
 * `reports` are all of a person from `lookBackDays` before.
 */
export function restWarnings(reports: readonly TimeReport[], asked: Asked): RestWarning[] {
  const since = addDays(asked.from, -lookBackDays);
  const work = reports
    .filter((one) => isStanding(one) && isWork(one) && one.date >= since && one.date <= asked.to)
    .toSorted(oldestFirst);
  const shifts = work.filter(hasTimes).map(toWork);
  const bareDates = new Set(work.filter((one) => !hasTimes(one)).map(({ date }) => date));
  const found = [
    ...dailyRests(shifts, asked),
    ...longDays(
      work.filter(({ date }) => bareDates.has(date)),
      asked,
    ),
    ...weeklyRests(shifts, bareDates),
  ];
  return onceADay(found).filter(({ date }) => isAsked(date, asked));
}

const hasTimes = ({ startTime }: TimeReport) => startTime !== '';

function isAsked(date: DateText, { from, to, selfOrganiserFrom }: Asked): boolean {
  if (selfOrganiserFrom !== '' && date >= selfOrganiserFrom) return false;
  return date >= from && date <= to;
}

function toWork({ date, startTime, endTime }: TimeReport): Work {
  return { date, from: instantAt(date, startTime), to: instantAt(date, endTime) };
}

/** The least rest of each rule and day. */
function onceADay(warnings: readonly RestWarning[]): RestWarning[] {
  const least = new Map<string, RestWarning>();
  for (const one of warnings) {
    const key = `${one.date} ${one.rule}`;
    const known = least.get(key);
    if (known === undefined || one.hundredths < known.hundredths) least.set(key, one);
  }
  return [...least.values()].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Which rest of a day holds on a date. */
const dailyRuleOn = (date: DateText, { eighteenOn }: Asked): RuleName =>
  date < eighteenOn ? 'youngRest' : 'dailyRest';

/**
 * In each 24 hours up to the end of a shift (it is worst there), 11 hours without work; 12 below 18
 * years.
 */
function dailyRests(shifts: readonly Work[], asked: Asked): RestWarning[] {
  return shifts.flatMap(({ to, date }) => {
    const rule = dailyRuleOn(date, asked);
    const rest = longestGap(shifts, to - dayHours * hour, to);
    return rest >= restLimits[rule] * hour ? [] : [warningOf(rule, date, rest)];
  });
}

/** A day of more hours than leave enough of rest, whenever they were. */
function longDays(reports: readonly TimeReport[], asked: Asked): RestWarning[] {
  return [...Map.groupBy(reports, ({ date }) => date)].flatMap(([date, ofDay]) => {
    const rest = dayHours * 60 - minutesOf(ofDay);
    const rule = dailyRuleOn(date, asked);
    return rest >= restLimits[rule] * 60
      ? []
      : [{ rule, date, hundredths: hundredthsOfMinutes(rest) }];
  });
}

/**
 * In each 7 days up to the end of a shift, 35 hours without work. Reported once in a week, the
 * first time.
 */
function weeklyRests(shifts: readonly Work[], bareDates: ReadonlySet<DateText>): RestWarning[] {
  const worked = new Set([...bareDates, ...shifts.map(({ date }) => date)]);
  const told = new Map<DateText, RestWarning>();
  for (const date of [...worked].toSorted()) {
    const byTimes = restByTimes(shifts, date);
    const rest = isTooShort(byTimes) ? byTimes : restByDays(worked, bareDates, date);
    if (!isTooShort(rest) || told.has(mondayOf(date))) continue;
    told.set(mondayOf(date), warningOf('weeklyRest', date, rest));
  }
  return [...told.values()];
}

const isTooShort = (rest: number) => rest < restLimits.weeklyRest * hour;

/** The most rest there can have been in the seven days up to a day, by the times that are known. */
function restByTimes(shifts: readonly Work[], date: DateText): number {
  const ends = shifts.filter((one) => one.date === date).map(({ to }) => to);
  if (ends.length === 0) return Infinity;
  const end = Math.max(...ends);
  return longestGap(shifts, end - weekDays * dayHours * hour, end);
}

/** Where times are not known, work on each of the seven days leaves no free one. */
function restByDays(
  worked: ReadonlySet<DateText>,
  bareDates: ReadonlySet<DateText>,
  date: DateText,
): number {
  const days = Array.from({ length: weekDays }, (_, index) => addDays(date, -index));
  const isKnown = days.every((day) => !bareDates.has(day));
  return isKnown || !days.every((day) => worked.has(day)) ? Infinity : 0;
}

/** The longest time without work between two instants, in milliseconds. */
function longestGap(shifts: readonly Work[], from: number, to: number): number {
  let [longest, freeFrom] = [0, from];
  for (const shift of shifts) {
    if (shift.to <= from || shift.from >= to) continue;
    longest = Math.max(longest, shift.from - freeFrom);
    freeFrom = Math.max(freeFrom, shift.to);
  }
  return Math.max(longest, to - freeFrom);
}

function warningOf(rule: RuleName, date: DateText, rest: number): RestWarning {
  return { rule, date, hundredths: Math.round((rest / hour) * 100) };
}
