import { absenceTypes } from '@driftig/contracts/vacation/absence-type';

import { addDays, type DateText } from '../dates.ts';
import { publicHolidayOn } from '../public-holidays.ts';
import type { Absence } from '../vacation/absence.ts';
import { minutesAwayOf } from '../vacation/day-part.ts';
import { isWeekend } from '../vacation/duration.ts';
import { mondayOf, weekdayOf } from '../weeks.ts';
import { hundredthsOfMinutes } from './clock.ts';

/** The default daily norm (product T3, L11): 7.4 hours, in hundredths. */
export const standardDay = 740;

/** A norm of the company, valid from a date. */
export interface CompanyNorm {
  readonly from: DateText;
  readonly hundredths: number;
}

/** A person's own norm from a date, Monday to Friday, in hundredths of an hour. */
export interface OwnNorm {
  readonly from: DateText;
  readonly days: readonly number[];
}

/** The norms of a person's days, whatever they are absent from. */
export interface DayNorms {
  readonly companyNorms: readonly CompanyNorm[];
  readonly ownNorms: readonly OwnNorm[];
}

/** Facts from which the norm of a person's days is computed. */
export interface NormFacts extends DayNorms {
  /** The person's approved absences, with their ends as known today. */
  readonly absences: readonly Absence[];
}

/** Expected hours of a person on a day. */
interface NormDay {
  /** In hundredths of an hour. */
  readonly norm: number;
  /** The absence of that day, where there is one. */
  readonly absence: Absence | undefined;
}

/**
 * The norm of a person's day (product T2, T3): their own where one is valid, else the company's; 0 on
 * weekends and public holidays; less the part of it that is away by an approved absence whose type reduces it.
 */
export function normOn(date: DateText, { absences, ...norms }: NormFacts): NormDay {
  const onDate = absences.filter((one) => one.startDate <= date && one.endDate >= date);
  // An illness suspends the holiday it lies in.
  const absence = onDate.find(({ type }) => type === 'sickness') ?? onDate[0];
  if (isWeekend(date) || publicHolidayOn(date) !== undefined) return { norm: 0, absence };
  const norm = ownNorm(date, norms) ?? companyNorm(date, norms);
  if (absence === undefined) return { norm, absence };
  const reducing = onDate.filter(({ type }) => absenceTypes[type].reducesNorm);
  const away = minutesAwayOf(reducing, date, minutesOfNorm(norm));
  return { norm: Math.max(0, norm - hundredthsOfMinutes(away)), absence };
}

const ownNorm = (date: DateText, { ownNorms }: DayNorms) =>
  latest(ownNorms, date)?.days[weekdayOf(date)];
const companyNorm = (date: DateText, { companyNorms }: DayNorms) =>
  latest(companyNorms, date)?.hundredths ?? standardDay;

/**
 * Hours of a whole day on a weekday: the person's norm, or the company's where they have none that
 * day; hundredths of an hour.
 */
export function ordinaryNorm(date: DateText, norms: DayNorms): number {
  return ownNorm(date, norms) || companyNorm(date, norms) || standardDay;
}

/** The norm of the week (Monday to Sunday) of a date, whatever the person is absent from; hundredths of an hour. */
export function weekNorm(date: DateText, norms: DayNorms): number {
  const monday = mondayOf(date);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index)).reduce(
    (sum, day) => sum + normOn(day, { ...norms, absences: [] }).norm,
    0,
  );
}

/** A norm, hundredths of an hour, in minutes. */
export const minutesOfNorm = (hundredths: number) => (hundredths * 60) / 100;

/** The one that is valid on a date: the newest that had begun. */
export function latest<N extends { readonly from: DateText }>(
  norms: readonly N[],
  date: DateText,
): N | undefined {
  return norms
    .filter(({ from }) => from <= date)
    .reduce<N | undefined>((best, one) => (best && best.from >= one.from ? best : one), undefined);
}
