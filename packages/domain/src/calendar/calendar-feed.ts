import { addDays, type DateText } from '../dates.ts';
import type { Order } from '../orders/order.ts';
import { placeOfOrder } from '../orders/order-site.ts';
import { instantOf, periodOf, type Period } from '../planning/period.ts';
import type { FilledValues } from '../records/record.ts';
import { absencePeriod, asOf, type Absence } from '../vacation/absence.ts';

/** Days back and months ahead that a calendar app gets (Q24). */
const daysBack = 30;
export const monthsAhead = 12;

/** The first date of the feed. */
export const feedStart = (today: DateText): DateText => addDays(today, -daysBack);

/** An event of the feed. Milliseconds since 1970; of whole days the midnights by UTC, as dates have no zone. */
export interface FeedEvent {
  readonly uid: string;
  /** Grows with each change, so that an app replaces what it has. */
  readonly sequence: number;
  readonly title: string;
  readonly place: string;
  /** The number of the order; undefined for absence. */
  readonly orderNumber?: number;
  readonly start: number;
  readonly end: number;
  readonly isAllDay: boolean;
}

type Time = Pick<FeedEvent, 'start' | 'end' | 'isAllDay'>;

const midnight = 'T00:00';

/** Whole days where both ends are midnights on Danish clocks. */
function timeOf({ from, to }: Period): Time {
  if (!from.endsWith(midnight) || !to.endsWith(midnight))
    return { start: instantOf(from), end: instantOf(to), isAllDay: false };
  return { start: Date.parse(`${from}Z`), end: Date.parse(`${to}Z`), isAllDay: true };
}

/** A shift: title, place and time alone, without the customer's phone or any note. */
export function shiftEvent(order: Order, customer: FilledValues | undefined): FeedEvent {
  return {
    uid: `shift-${order.id}`,
    sequence: order.version - 1,
    title: order.title,
    place: placeOfOrder(order, customer),
    orderNumber: order.number,
    ...timeOf(periodOf(order)),
  };
}

/** The approved absences without their kind; an open one ends today. */
export function absenceEvents(
  absences: readonly Absence[],
  today: DateText,
  until: DateText,
): FeedEvent[] {
  const from = feedStart(today);
  return absences
    .filter(({ status }) => status === 'approved')
    .map((absence) => asOf(absence, today))
    .filter(({ startDate, endDate }) => endDate >= from && startDate <= until)
    .map((absence) => ({
      uid: `absence-${absence.absenceId}`,
      sequence: absence.version - 1,
      title: 'Fravær',
      place: '',
      ...timeOf(absencePeriod(absence)),
    }));
}
