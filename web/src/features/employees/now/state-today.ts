import type {
  Plan,
  PlannerAbsence,
  PlannerOrder,
} from '@driftig/contracts/planning/planner-answers';
import { addDays } from '@driftig/domain/dates';
import { overlap, periodOf, type LocalTime, type Period } from '@driftig/domain/planning/period';

/** Where a person is today, as the plan says. */
export type StateToday =
  | { readonly kind: 'working'; readonly since: string; readonly order: PlannerOrder | undefined }
  | { readonly kind: 'absent'; readonly absence: PlannerAbsence }
  | { readonly kind: 'planned'; readonly order: PlannerOrder }
  | { readonly kind: 'free' };

type Known = Pick<Plan, 'orders' | 'absences' | 'running'>;

/**
 * A running timer goes before an absence, and that before a shift: the one that has not ended, else the last one.
 * `now` is Danish local time of the day that the plan was asked for.
 */
export function stateToday(plan: Known, personId: string, now: LocalTime): StateToday {
  const date = now.slice(0, 10);
  const day: Period = { from: `${date}T00:00`, to: `${addDays(date, 1)}T00:00` };
  const timer = plan.running.find(({ employeeId }) => employeeId === personId);
  if (timer !== undefined) {
    const order = plan.orders.find(({ id }) => id === timer.projectId);
    return { kind: 'working', since: timer.startedAt, order };
  }
  const absence = plan.absences.find(
    (one) => one.employeeId === personId && one.status === 'approved' && overlap(one, day),
  );
  if (absence !== undefined) return { kind: 'absent', absence };
  const shifts = plan.orders
    .filter((order) => order.assignedIds.includes(personId) && overlap(periodOf(order), day))
    .toSorted((a, b) => periodOf(a).from.localeCompare(periodOf(b).from));
  const order = shifts.find((one) => periodOf(one).to > now) ?? shifts.at(-1);
  return order === undefined ? { kind: 'free' } : { kind: 'planned', order };
}

/** The last date of an absence that ends at the end of a day; undefined for one that ends within a day. */
export function lastDateOf({ to }: Period): string | undefined {
  const [date = '', time] = to.split('T');
  if (time === '00:00') return addDays(date, -1);
  return time === '23:59' ? date : undefined;
}
