import type { Plan, PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import type { DateText } from '@driftig/domain/dates';
import { periodOf } from '@driftig/domain/planning/period';

/** The orders of a day, those that lack people first. */
export function ordersOn({ orders }: Plan, date: DateText): PlannerOrder[] {
  return orders
    .filter((order) => datesOf(periodOf(order), date, date).length > 0)
    .toSorted(
      (a, b) =>
        Number(b.missing > 0) - Number(a.missing > 0) ||
        periodOf(a).from.localeCompare(periodOf(b).from) ||
        a.number - b.number,
    );
}
