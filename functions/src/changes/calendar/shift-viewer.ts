import type { CompanyData } from '@driftig/data/store';
import { yearOf, type DateText } from '@driftig/domain/dates';
import type { Viewer } from '@driftig/domain/calendar/shift-status';
import { nearBookings } from '@driftig/domain/planning/bookings';
import type { Period } from '@driftig/domain/planning/period';
import { sidesFor, swapsOf, type ShiftSwap } from '@driftig/domain/planning/shift-swap';
import { monthOfDate, monthsBetween } from '@driftig/domain/time/report';
import { absencesOf, isStanding, type Absence } from '@driftig/domain/vacation/absence';
import { awayPeriods } from '@driftig/domain/vacation/away';

type Stores = Pick<CompanyData, 'planning' | 'vacation'>;

/** Facts about a person in a period, for their calendar. */
export interface Person extends Viewer {
  /** Pending and approved. */
  readonly applied: readonly Absence[];
  /** Swaps of the person's shifts that wait for an answer. */
  readonly swaps: readonly ShiftSwap[];
}

/** Reads a person's bookings, absences and swaps in a period: three reads, however long it is. */
export async function readPerson(
  { planning, vacation }: Stores,
  userId: string,
  { period, today }: { readonly period: Period; readonly today: DateText },
): Promise<Person> {
  const [booked, years, waiting] = await Promise.all([
    planning.getBooked(monthsIn(period).map((month) => ({ employeeId: userId, month }))),
    vacation.listOfPerson(userId, yearsIn(period)),
    planning.swaps.list(),
  ]);
  const absences = absencesOf(years);
  const own = swapsOf(waiting, userId);
  return {
    userId,
    bookings: nearBookings(booked, period),
    absences: awayPeriods(absences, today),
    applied: absences.filter(isStanding),
    swaps: own,
    swapping: new Set(own.map((swap) => sidesFor(swap, userId).own.order.number)),
  };
}

const monthsIn = ({ from, to }: Period) =>
  monthsBetween(monthOfDate(from.slice(0, 10)), monthOfDate(to.slice(0, 10)));

/** The years of a period, and the one before: an open absence of then may last until now. */
function yearsIn({ from, to }: Period): number[] {
  const [first, last] = [yearOf(from) - 1, yearOf(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
