import { breachesOf } from '../calendar/shift-law.ts';
import type { DateText } from '../dates.ts';
import type { RestWarning } from '../time/rest.ts';
import type { Booking } from './bookings.ts';
import { hoursBetween, overlap, type Period } from './period.ts';

interface KnownAbsence extends Period {
  readonly isApproved: boolean;
}

/** A person as the planner has loaded them; bookings without the order that is planned. */
export interface KnownPerson {
  readonly employeeId: string;
  readonly bookings: readonly Booking[];
  readonly absences: readonly KnownAbsence[];
  readonly selfOrganiserFrom: DateText;
  readonly eighteenOn: DateText;
}

/** The outcome for a person (product K30); `rest` is in hours, undefined where nothing is near. */
export type ShiftVerdict =
  | { readonly kind: 'away' }
  | { readonly kind: 'busy'; readonly booking: Booking }
  | { readonly kind: 'breach'; readonly breach: RestWarning; readonly nearest: Booking | undefined }
  | { readonly kind: 'applied' }
  | { readonly kind: 'free'; readonly rest: number | undefined };

/** Hours within which a booking is near. */
const nearHours = 24;

/** Judges a shift by what is loaded: registered hours and the average of four months are the server's part. */
export function judgeShift(shift: Period, person: KnownPerson, today: DateText): ShiftVerdict {
  const { bookings, absences } = person;
  const during = absences.filter((one) => overlap(one, shift));
  if (during.some(({ isApproved }) => isApproved)) return { kind: 'away' };
  const booking = bookings.find((one) => overlap(one, shift));
  if (booking !== undefined) return { kind: 'busy', booking };
  const rests = bookings
    .map((one) => ({ booking: one, hours: hoursBetween(one, shift) ?? 0 }))
    .toSorted((a, b) => a.hours - b.hours);
  const [nearest] = rests;
  const [breach] = breachesOf(shift, {
    ...person,
    reports: [],
    absences: [],
    terms: person,
    today,
  });
  if (breach !== undefined) return { kind: 'breach', breach, nearest: nearest?.booking };
  if (during.length > 0) return { kind: 'applied' };
  const rest = nearest !== undefined && nearest.hours < nearHours ? nearest.hours : undefined;
  return { kind: 'free', rest };
}
