import type { PersonStatus } from '@driftig/contracts/planning/person-status';

import type { Booking } from './bookings.ts';
import { compareNames } from '../company/department.ts';
import { hoursBetween, overlap, restHours, widenPeriod, type Period } from './period.ts';

/** An approved absence: holiday or illness. */
export interface Absence extends Period {
  readonly employeeId: string;
}

/** Facts that decide a person's status towards an order. */
interface PersonFacts {
  readonly isAssigned: boolean;
  readonly hasAsked: boolean;
  /** Bookings on other orders. */
  readonly bookings: readonly Booking[];
  readonly absences: readonly Period[];
}

/** Status of a person towards an order and its time (product S15). */
interface Standing {
  readonly status: PersonStatus;
  /** The bookings that overlap with it. */
  readonly clashes: readonly Booking[];
  /** Hours of rest to the nearest booking; undefined where they are 11 or more (product F31). */
  readonly rest: { readonly hours: number; readonly isBefore: boolean } | undefined;
  readonly isAway: boolean;
}

/**
 * Assigned counts before everything else, absent before busy, and busy before asked: who asked and
 * got another order meanwhile cannot come.
 */
export function standingOf(period: Period, facts: PersonFacts): Standing {
  const near = bookingsNear(period, facts.bookings);
  const clashes = near.filter((booking) => overlap(booking, period));
  const isAway = facts.absences.some((absence) => overlap(absence, period));
  const status = facts.isAssigned
    ? 'assigned'
    : isAway
      ? 'absent'
      : clashes.length > 0
        ? 'busy'
        : facts.hasAsked
          ? 'asked'
          : 'free';
  return { status, clashes, isAway, rest: restOf(period, near) };
}

/**
 * Preselects bookings within a day by comparing texts, because the exact rules use Danish local
 * time, which is slower.
 */
function bookingsNear(period: Period, bookings: readonly Booking[]): readonly Booking[] {
  if (bookings.length === 0) return bookings;
  const { from, to } = widenPeriod(period, 1);
  return bookings.filter((booking) => booking.to >= from && booking.from <= to);
}

function restOf(period: Period, bookings: readonly Booking[]): Standing['rest'] {
  const rests = bookings.flatMap((booking) => {
    const hours = hoursBetween(booking, period);
    if (hours === undefined || hours >= restHours) return [];
    return [{ hours, isBefore: booking.from < period.from }];
  });
  return rests.toSorted((a, b) => a.hours - b.hours)[0];
}

const places: Readonly<Record<PersonStatus, number>> = {
  assigned: 0,
  asked: 1,
  free: 2,
  busy: 3,
  absent: 4,
};

/** Assigned people first, then who asked, who is free, busy and absent; by name among themselves. */
export function byStanding(
  a: { readonly status: PersonStatus; readonly name: string },
  b: { readonly status: PersonStatus; readonly name: string },
): number {
  return places[a.status] - places[b.status] || compareNames(a, b);
}
