import type { CompanyData } from '@driftig/data/store';
import { badInput } from '@driftig/domain/errors';
import type { Order } from '@driftig/domain/orders/order';
import { overlap, periodOf } from '@driftig/domain/planning/period';
import {
  assertBookable,
  assertPresent,
  type StaffChanges,
} from '@driftig/domain/planning/staffing';

/**
 * Throws bad_input for unknown or inactive people, and for more than can be booked, person_busy for
 * absent ones. `field` names the list of people in the request.
 */
export async function assertMayBeAssigned(
  store: CompanyData,
  order: Order,
  { added }: Pick<StaffChanges, 'added'>,
  field = 'employeeIds',
): Promise<void> {
  if (added.length === 0) return;
  // Before absences are read, which is a query a year.
  assertBookable(order);
  const period = periodOf(order);
  const [people, absences] = await Promise.all([
    store.users.listNames(),
    store.planning.listAbsences(period),
  ]);
  const active = new Map(
    people.filter(({ status }) => status === 'active').map((one) => [one.userId, one]),
  );
  if (added.some((id) => !active.has(id)))
    throw badInput({ [field]: 'En af medarbejderne findes ikke eller er ikke aktiv.' });
  assertPresent(
    period,
    absences,
    added.map((id) => active.get(id)).filter((one) => one !== undefined),
  );
}

/**
 * Throws person_busy (409) where people who stay on an order are absent in its new time and were not in
 * its old one.
 */
export async function assertStillPresent(
  store: CompanyData,
  before: Order,
  after: Order,
): Promise<void> {
  const assigned = new Set(after.planning?.assignedIds);
  const kept = (before.planning?.assignedIds ?? []).filter((id) => assigned.has(id));
  const [was, is] = [periodOf(before), periodOf(after)];
  if (kept.length === 0 || (was.from === is.from && was.to === is.to)) return;
  const absences = await store.planning.listAbsences(is);
  const known = new Set(
    absences.filter((one) => overlap(one, was)).map(({ employeeId }) => employeeId),
  );
  const people = await store.users.listNames();
  assertPresent(
    is,
    absences,
    people.filter(({ userId }) => kept.includes(userId) && !known.has(userId)),
  );
}
