import type { CompanyData } from '@driftig/data/store';
import {
  breachesOf,
  sharesTime,
  workNeededFrom,
  workNeededUntil,
} from '@driftig/domain/calendar/shift-law';
import {
  appliedForHoliday,
  breachText,
  hasAppliedForHoliday,
  officeText,
} from '@driftig/domain/calendar/breach-text';
import type { DateText } from '@driftig/domain/dates';
import type { Period } from '@driftig/domain/planning/period';
import { monthOfDate, monthsBetween } from '@driftig/domain/time/report';
import { absencePeriod, asOf } from '@driftig/domain/vacation/absence';

import { readPerson, type Person } from './shift-viewer.ts';

type Stores = Pick<CompanyData, 'planning' | 'vacation' | 'time'>;

/** The period around shifts that must be known of a person to judge them. */
function periodAround(shifts: readonly Period[]): Period | undefined {
  const [first] = shifts;
  if (first === undefined) return undefined;
  const from = shifts.map(workNeededFrom).reduce((a, b) => (a < b ? a : b));
  const to = shifts.map(workNeededUntil).reduce((a, b) => (a > b ? a : b));
  return { from: `${from}T00:00`, to: `${to}T23:59` };
}

/** A person, and what the law says of shifts that they might take. */
interface Judge {
  readonly person: Person;
  /** Why a manager must agree before the person takes a shift; empty where nothing speaks against it. */
  readonly warningsOf: (shift: Period) => string[];
  /** The same for a manager who plans the person. */
  readonly officeWarningsOf: (shift: Period) => string[];
}

interface Judged {
  /** The shifts to come that the person may take. */
  readonly shifts: readonly Period[];
  /** A period whose bookings and absences are needed anyway. */
  readonly shown: Period;
  readonly today: DateText;
  /** An order that the person is booked for and that the shift replaces. */
  readonly ownNumber?: number;
}

/** Reads what is needed to judge these shifts for a person (product K18). */
export async function readJudge(
  store: Stores,
  userId: string,
  { shifts, shown, today, ownNumber }: Judged,
): Promise<Judge> {
  const around = periodAround(shifts);
  if (around === undefined)
    return {
      person: await readPerson(store, userId, { period: shown, today }),
      warningsOf: () => [],
      officeWarningsOf: () => [],
    };
  const period = unionOf(around, shown);
  const last = around.to.slice(0, 10) < today ? around.to.slice(0, 10) : today;
  const known = monthsBetween(monthOfDate(around.from.slice(0, 10)), monthOfDate(last));
  const months = known.map((month) => ({ employeeId: userId, month }));
  const [person, registered, terms] = await Promise.all([
    readPerson(store, userId, { period, today }),
    store.time.getMonths(months),
    store.time.getTerms(userId),
  ]);
  const work = {
    employeeId: userId,
    reports: registered.flatMap(({ reports }) => reports),
    bookings: person.bookings.filter(({ orderNumber }) => orderNumber !== ownNumber),
    absences: person.applied
      .filter(({ status }) => status === 'approved')
      .map((absence) => asOf(absence, today)),
    terms,
    today,
  };
  const applied = person.applied.filter(({ status }) => status === 'pending').map(absencePeriod);
  return {
    person,
    warningsOf: (shift) => [
      ...breachesOf(shift, work).map(breachText),
      ...(sharesTime(shift, applied) ? [appliedForHoliday] : []),
    ],
    officeWarningsOf: (shift) => [
      ...breachesOf(shift, work).map(officeText),
      ...(sharesTime(shift, applied) ? [hasAppliedForHoliday] : []),
    ],
  };
}

const unionOf = (one: Period, other: Period): Period => ({
  from: one.from < other.from ? one.from : other.from,
  to: one.to > other.to ? one.to : other.to,
});
