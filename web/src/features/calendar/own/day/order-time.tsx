/** timesOf(order) -> '15:00–01:00'. OrderDates { order } — start and end of an order over several days. */
import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import { formatDate } from '@driftig/domain/format';

import { WholeDates } from '../../../../ui/display/whole-dates.tsx';

export const timesOf = ({ startTime, endTime }: EmployeeOrder) =>
  [startTime, endTime].filter((time) => time !== '').join('–');

interface OrderDatesProps {
  order: EmployeeOrder;
  className?: string | undefined;
}

export function OrderDates({ order: { startDate, endDate }, className }: OrderDatesProps) {
  if (startDate === endDate || endDate === '') return null;
  return (
    <p className={className}>
      <WholeDates>{`${formatDate(startDate)} – ${formatDate(endDate)}`}</WholeDates>
    </p>
  );
}
