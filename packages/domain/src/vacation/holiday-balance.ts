import { absenceTypes } from '@driftig/contracts/vacation/absence-type';

import type { DateText } from '../dates.ts';
import type { DayNorms } from '../time/norm.ts';
import { asOf, isStanding, type Absence } from './absence.ts';
import { earnedMonths, type EarnedMonth, type UnpaidSpan } from './earned-holiday.ts';
import { countsFrom, type HolidayAccount, type HolidayCorrection } from './holiday-account.ts';
import { aheadOf, type ExpiringHoliday } from './holiday-ahead.ts';
import { holidayDaysOf, sumOf, type HolidayDay } from './holiday-days.ts';
import { earningYear, holidayYear, openYears, type HolidayYear } from './holiday-year.ts';

/** Days of an absence that are taken from a holiday year. */
interface TakenHoliday {
  readonly absenceId: string;
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly hundredths: number;
  /** Taken before the day the balance is of; else planned. */
  readonly isHeld: boolean;
}

/** A holiday year of a person on a date. All figures are hundredths of a day. */
interface HolidayYearBalance extends HolidayYear {
  readonly months: readonly EarnedMonth[];
  readonly earned: number;
  readonly opening: number;
  readonly corrections: readonly HolidayCorrection[];
  readonly taken: readonly TakenHoliday[];
  /** Approved and before today. */
  readonly held: number;
  /** Approved and from today on, up to the date. */
  readonly planned: number;
  /** Days that may still be taken; negative when more was taken than earned. */
  readonly left: number;
  /** Its last day has passed with this much left: lost, unless it was agreed otherwise. */
  readonly lost: number;
}

/** A person's holiday on a date. All figures are hundredths of a day. */
export interface HolidayBalance {
  readonly at: DateText;
  /** The last working day, from which what is left is paid out; '' while there is none. */
  readonly employedUntil: DateText;
  /** Every holiday year that has a part in it, the oldest first. */
  readonly years: readonly HolidayYearBalance[];
  /** Days of the years that can be used on the date. */
  readonly left: number;
  readonly earned: number;
  readonly held: number;
  readonly planned: number;
  /** Applied for and not decided, up to the date. */
  readonly pending: number;
  /** Approved for after the date; it is taken from what is left, or from what is earned until then. */
  readonly ahead: number;
  /** The part of it that is taken from what is left on the date. */
  readonly covered: number;
  readonly expiring: ExpiringHoliday | undefined;
}

interface When {
  /** The balance of this day, which may lie ahead: what is approved until then is taken. */
  readonly at: DateText;
  readonly today: DateText;
  readonly norms: DayNorms;
}

/**
 * Computes a person's remaining holiday on a date (ferieloven §§ 5 and 6). Each day taken comes
 * from the oldest year that has days left on that day, and from the newest where none has.
 */
export function holidayBalance(
  account: HolidayAccount,
  absences: readonly Absence[],
  { at, today, norms }: When,
): HolidayBalance {
  const known = absences.map((one) => asOf(one, today));
  const unpaid = unpaidSpans(known);
  const years = yearsUntil(account, at).map((year) => openAccount(account, year, { at, unpaid }));
  const days = countedDays(account, known, norms);
  const isApproved = ({ absence }: HolidayDay) => absence.status === 'approved';
  for (const day of days.filter((one) => isApproved(one) && one.date <= at)) take(years, day);
  const balances = years.map((year) => closeYear(year, at, today));
  const open = new Set(openYears(at));
  const current = balances.filter(({ year }) => open.has(year));
  const ahead = days.filter((one) => isApproved(one) && one.date > at);
  const total = (of: (year: HolidayYearBalance) => number) =>
    current.reduce((sum, year) => sum + of(year), 0);
  return {
    at,
    employedUntil: account.employedUntil,
    years: balances,
    left: total((year) => year.left),
    earned: total((year) => year.earned + year.opening + sumOf(year.corrections)),
    held: total((year) => year.held),
    planned: total((year) => year.planned),
    pending: sumOf(days.filter((one) => !isApproved(one) && one.date <= at)),
    ...aheadOf(current, ahead),
  };
}

function unpaidSpans(absences: readonly Absence[]): UnpaidSpan[] {
  return absences
    .filter(({ type, status }) => status === 'approved' && !absenceTypes[type].earnsHoliday)
    .map(({ startDate, endDate }) => ({ from: startDate, to: endDate }));
}

/** From the year before the first that counts, whose days an opening balance may have. */
function yearsUntil(account: HolidayAccount, at: DateText): number[] {
  const first = earningYear(countsFrom(account)) - 1;
  const last = Math.max(earningYear(at), first);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

interface OpenAccount extends HolidayYear {
  readonly months: readonly EarnedMonth[];
  readonly earned: number;
  readonly opening: number;
  readonly corrections: readonly HolidayCorrection[];
  readonly taken: HolidayDay[];
  left: number;
}

function openAccount(
  account: HolidayAccount,
  year: number,
  when: { readonly at: DateText; readonly unpaid: readonly UnpaidSpan[] },
): OpenAccount {
  const months = earnedMonths(account, year, when);
  const earned = sumOf(months);
  const opening = openingOf(account, year);
  const corrections = account.corrections.filter((one) => one.year === year && one.date <= when.at);
  const left = earned + opening + sumOf(corrections);
  return { ...holidayYear(year), months, earned, opening, corrections, taken: [], left };
}

function openingOf({ opening }: HolidayAccount, year: number): number {
  if (opening === undefined) return 0;
  const own = earningYear(opening.date);
  if (year === own) return opening.hundredths;
  return year === own - 1 ? opening.previousHundredths : 0;
}

/** The days of holiday that are approved or waited for and count here, in the order of their dates. */
function countedDays(
  account: HolidayAccount,
  absences: readonly Absence[],
  norms: DayNorms,
): HolidayDay[] {
  const from = countsFrom(account);
  return holidayDaysOf(absences.filter(isStanding), norms).filter(({ date }) => date >= from);
}

/** Takes a day from the oldest year that has some left; what none has, from the newest. */
function take(years: readonly OpenAccount[], day: HolidayDay): void {
  const open = new Set(openYears(day.date));
  const usable = years.filter(({ year }) => open.has(year));
  let missing = day.hundredths;
  for (const year of usable) {
    const isNewest = year === usable.at(-1);
    const part = isNewest ? missing : Math.min(missing, Math.max(0, year.left));
    if (part === 0) continue;
    year.taken.push({ ...day, hundredths: part });
    year.left -= part;
    missing -= part;
  }
}

function closeYear(
  { left, taken, ...year }: OpenAccount,
  at: DateText,
  today: DateText,
): HolidayYearBalance {
  const isOver = at > year.takenUntil;
  const days = (isHeld: boolean) =>
    taken
      .filter(({ date }) => date < today === isHeld)
      .reduce((sum, { hundredths }) => sum + hundredths, 0);
  return {
    ...year,
    taken: byAbsence(taken, today),
    held: days(true),
    planned: days(false),
    left: isOver ? Math.min(left, 0) : left,
    lost: isOver ? Math.max(left, 0) : 0,
  };
}

function byAbsence(taken: OpenAccount['taken'], today: DateText): TakenHoliday[] {
  const groups = Map.groupBy(taken, ({ absence }) => absence.absenceId);
  return [...groups.values()].flatMap((days) => {
    const [first] = days;
    if (first === undefined) return [];
    const { absenceId, startDate, endDate } = first.absence;
    return [{ absenceId, startDate, endDate, hundredths: sumOf(days), isHeld: endDate < today }];
  });
}
