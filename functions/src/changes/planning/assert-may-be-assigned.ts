import type { CompanyData } from '@driftig/data/store';
import { badInput } from '@driftig/domain/errors';
import type { Order } from '@driftig/domain/orders/order';
import { periodOf } from '@driftig/domain/planning/period';
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
