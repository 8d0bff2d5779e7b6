import type { PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import { formatQuantity } from '@driftig/domain/format';
import { periodOf } from '@driftig/domain/planning/period';
import { whyPlanned } from '@driftig/domain/why/planned';

import { paths } from '../../../paths.ts';
import { Why } from '../../../shared/why/why.tsx';
import { texts } from '../texts.ts';

interface PlannedHoursProps {
  name: string;
  /** Hours of the week, in hundredths of an hour. */
  planned: number;
  norm: number;
  /** The person's orders that begin in the week. */
  orders: readonly PlannerOrder[];
}

/** The planned hours of a person in the week, which open to the shifts. */
export function PlannedHours({ name, planned, norm, orders }: PlannedHoursProps) {
  const hours = texts.hours(formatQuantity(planned / 100));
  if (orders.length === 0) return hours;
  const shifts = orders.map((order) => ({
    title: order.title,
    period: periodOf(order),
    to: paths.order(order.number),
  }));
  return (
    <Why label={texts.plannedOf(name)} answer={() => whyPlanned(name, shifts, norm)}>
      {hours}
    </Why>
  );
}
