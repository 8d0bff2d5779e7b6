import {
  absenceTypeNames,
  type AbsenceStatus,
  type AbsenceType,
} from '@driftig/contracts/vacation/absence-type';

import { isStanding, yearsOf, type Absence, type AbsenceYear } from './absence.ts';

/** An absence as planning reads it: without comment, reason and history. Pending and approved ones. */
export type MonthAbsence = Pick<
  Absence,
  'employeeId' | 'type' | 'status' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'isOpen'
>;

/** The absences of a person in a month; no text where there is none any longer. */
export interface AbsenceMove {
  /** 'yyyy-mm' */
  readonly month: string;
  readonly employeeId: string;
  readonly text: string | undefined;
}

/** The months whose absences a change of a person's year writes. */
export function absenceMoves(before: AbsenceYear | undefined, after: AbsenceYear): AbsenceMove[] {
  const { employeeId, year } = after;
  const was = before === undefined ? new Map<string, string>() : monthTexts(before);
  const is = monthTexts(after);
  return Array.from({ length: 12 }, (_, index) => monthText(year, index + 1))
    .filter((month) => was.get(month) !== is.get(month))
    .map((month) => ({ month, employeeId, text: is.get(month) }));
}

/** The text of each month of the year that has a standing absence. */
function monthTexts({ year, absences }: AbsenceYear): Map<string, string> {
  const texts = new Map<string, string>();
  for (const absence of absences.filter(isStanding).toSorted(byStart)) {
    const text = textOf(absence);
    for (const month of monthsIn(year, absence)) {
      const others = texts.get(month);
      texts.set(month, others === undefined ? text : `${others},${text}`);
    }
  }
  return texts;
}

/** An open absence is in every month of the years it is stored in: its end moves with the date. */
function monthsIn(year: number, absence: Absence): string[] {
  const last = absence.isOpen ? `${Math.max(...yearsOf(absence))}-12` : absence.endDate.slice(0, 7);
  const first = absence.startDate.slice(0, 7);
  return Array.from({ length: 12 }, (_, index) => monthText(year, index + 1)).filter(
    (month) => month >= first && month <= last,
  );
}

const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

const byStart = (a: Absence, b: Absence) =>
  Number(a.startDate > b.startDate) - Number(a.startDate < b.startDate) ||
  Number(a.absenceId > b.absenceId) - Number(a.absenceId < b.absenceId);

/** '2027-03-01|2027-03-05|||vacation|a|' */
function textOf({ startDate, endDate, startTime, endTime, type, status, isOpen }: Absence): string {
  const codes = [status === 'approved' ? 'a' : 'p', isOpen ? 'o' : ''];
  return [startDate, endDate, startTime, endTime, type, ...codes].join('|');
}

/** One absence of a month's text, whose absences are separated by commas. */
export function absenceInText(employeeId: string, text: string): MonthAbsence {
  const [startDate = '', endDate = '', startTime = '', endTime = '', type, code, open] =
    text.split('|');
  const status: AbsenceStatus = code === 'a' ? 'approved' : 'pending';
  const isOpen = open === 'o';
  return { employeeId, type: typeOf(type), status, startDate, endDate, startTime, endTime, isOpen };
}

const typeOf = (name: string | undefined): AbsenceType =>
  absenceTypeNames.find((one) => one === name) ?? 'vacation';
