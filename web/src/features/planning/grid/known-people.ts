import type { Plan, PlannerPerson } from '@driftig/contracts/planning/planner-answers';
import type { Booking } from '@driftig/domain/planning/bookings';
import type { KnownPerson } from '@driftig/domain/planning/judge-shift';
import { periodOf } from '@driftig/domain/planning/period';

/** A person of the planner with what is loaded about them. */
export interface LoadedPerson extends KnownPerson {
  readonly name: string;
  readonly isActive: boolean;
}

/** The people of a plan by id, with their bookings and absences. */
export function knownPeople(plan: Plan): ReadonlyMap<string, LoadedPerson> {
  const bookings = new Map<string, Booking[]>();
  const add = (id: string, booking: Booking) => {
    const known = bookings.get(id);
    if (known === undefined) bookings.set(id, [booking]);
    else known.push(booking);
  };
  for (const order of plan.orders) {
    const period = periodOf(order);
    for (const id of order.assignedIds) add(id, { ...period, orderNumber: order.number });
  }
  for (const { assignedIds, number, from, to } of plan.near)
    for (const id of assignedIds) add(id, { orderNumber: number, from, to });
  return new Map(plan.people.map((person) => [person.id, loaded(plan, person, bookings)]));
}

function loaded(
  { absences }: Plan,
  { id, name, isActive, selfOrganiserFrom, eighteenOn }: PlannerPerson,
  bookings: ReadonlyMap<string, Booking[]>,
): LoadedPerson {
  return {
    employeeId: id,
    name,
    isActive,
    selfOrganiserFrom,
    eighteenOn,
    bookings: bookings.get(id) ?? [],
    absences: absences
      .filter(({ employeeId }) => employeeId === id)
      .map(({ from, to, status }) => ({ from, to, isApproved: status === 'approved' })),
  };
}
