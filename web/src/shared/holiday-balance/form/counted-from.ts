import { addDays, daysBetween, type DateText } from '@driftig/domain/dates';
import { publicHolidayOn } from '@driftig/domain/public-holidays';
import type { AbsenceTime } from '@driftig/domain/vacation/absence';
import { isWeekend, type LeftOut } from '@driftig/domain/vacation/duration';
import { weekdayOf, weekNumber } from '@driftig/domain/weeks';

const weekdays = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'];
const dayName = (date: DateText) => weekdays[weekdayOf(date)] ?? '';

/** Days behind a total: 'Tirsdag til fredag i uge 15, uden 2 weekenddage og Langfredag'. */
export function countedFrom(time: AbsenceTime, leftOut: LeftOut): string {
  const text = [spanText(time), withoutText(time, leftOut)].filter(Boolean).join(', ');
  return `${text.charAt(0).toLocaleUpperCase('da')}${text.slice(1)}`;
}

function spanText({ startDate, endDate }: AbsenceTime): string {
  const [first, last] = [weekNumber(startDate), weekNumber(endDate)];
  if (startDate === endDate) return `${dayName(startDate)} i uge ${first}`;
  const isOneWeek = first === last && daysBetween(startDate, endDate) < 7;
  const from = isOneWeek ? dayName(startDate) : `${dayName(startDate)} i uge ${first}`;
  return `${from} til ${dayName(endDate)} i uge ${last}`;
}

/** The most public holidays that are named; more are counted. */
const mostNamed = 3;

function withoutText({ startDate, endDate }: AbsenceTime, { weekends, holidays }: LeftOut): string {
  const length = daysBetween(startDate, endDate) + 1;
  const days = Array.from({ length }, (_, index) => addDays(startDate, index));
  const free = weekends ? days.filter(isWeekend).length : 0;
  const names = holidays ? days.filter((day) => !(weekends && isWeekend(day))) : [];
  const parts = [
    ...weekendPart(free),
    ...holidayParts(names.flatMap((day) => publicHolidayOn(day) ?? [])),
  ];
  if (parts.length === 0) return '';
  const last = parts.pop() ?? '';
  return `uden ${parts.length === 0 ? last : `${parts.join(', ')} og ${last}`}`;
}

const weekendPart = (count: number) =>
  count === 0 ? [] : [count === 1 ? '1 weekenddag' : `${count} weekenddage`];

function holidayParts(names: readonly string[]): readonly string[] {
  return names.length > mostNamed ? [`${names.length} helligdage`] : names;
}
