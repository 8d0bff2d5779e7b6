import { absenceTypes } from '@driftig/contracts/vacation/absence-type';

import type { DateText } from '../dates.ts';
import { publicHolidayOn } from '../public-holidays.ts';
import type { Absence } from '../vacation/absence.ts';
import { countedDays, isWeekend } from '../vacation/duration.ts';
import { weekdayOf } from '../weeks.ts';
import { hundredthsOfMinutes } from './clock.ts';

/** The norm of a day where nobody has said another (product T3, L11): 7.4 hours, in hundredths. */
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

/** What the norm of a person's days is worked out from. */
export interface NormFacts {
  readonly companyNorms: readonly CompanyNorm[];
  readonly ownNorms: readonly OwnNorm[];
  /** Of the person, approved ones alone, with their ends as known. */
  readonly absences: readonly Absence[];
}

/** What is expected of a person on a day. */
interface NormDay {
  /** In hundredths of an hour. */
  readonly norm: number;
  /** The absence of that day, where there is one. */
  readonly absence: Absence | undefined;
}

/**
 * The norm of a person's day (product T2, T3): their own where one is valid, else the company's; 0 on
 * weekends and public holidays; less the hours of an approved absence whose type reduces the norm.
 */
export function normOn(date: DateText, { companyNorms, ownNorms, absences }: NormFacts): NormDay {
  const absence = absences.find((one) => one.startDate <= date && one.endDate >= date);
  if (isWeekend(date) || publicHolidayOn(date) !== undefined) return { norm: 0, absence };
  const own = latest(ownNorms, date)?.days[weekdayOf(date)];
  const norm = own ?? latest(companyNorms, date)?.hundredths ?? standardDay;
  const away = absences.reduce((sum, one) => sum + hoursAway(one, date), 0);
  return { norm: Math.max(0, norm - away), absence };
}

function hoursAway(absence: Absence, date: DateText): number {
  if (!absenceTypes[absence.type].reducesNorm) return 0;
  if (absence.startDate > date || absence.endDate < date) return 0;
  const [day] = countedDays(partOn(absence, date), { weekends: false, holidays: false });
  return hundredthsOfMinutes(day?.minutes ?? 0);
}

/** The part of an absence on one of its days. */
function partOn({ startDate, endDate, startTime, endTime }: Absence, date: DateText) {
  return {
    startDate: date,
    endDate: date,
    startTime: startDate === date ? startTime : '',
    endTime: endDate === date ? endTime : '',
  };
}

/** The one that is valid on a date: the newest that had begun. */
export function latest<N extends { readonly from: DateText }>(
  norms: readonly N[],
  date: DateText,
): N | undefined {
  return norms
    .filter(({ from }) => from <= date)
    .reduce<N | undefined>((best, one) => (best && best.from >= one.from ? best : one), undefined);
}
