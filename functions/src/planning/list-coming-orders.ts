import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { addDays } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import { nearBookings } from '@driftig/domain/planning/bookings';
import { monthsOf } from '@driftig/domain/planning/period';

import type { Handler } from '../pipeline/handler.ts';

const daysAhead = 365;

/** A person's bookings that end today or later: one read of a person's months. */
export const listComingOrders: Handler<typeof planningRoutes.listComingOrders> = async ({
  input: { query },
  store,
  today,
}) => {
  const { employeeId } = query;
  if ((await store.users.find(employeeId)) === undefined) throw new AppError('not_found');
  const period = { from: `${today}T00:00`, to: `${addDays(today, daysAhead)}T23:59` };
  const months = await store.planning.getBooked(
    monthsOf(period).map((month) => ({ employeeId, month })),
  );
  const bookings = nearBookings(months, period).toSorted((a, b) => a.from.localeCompare(b.from));
  const titles = await store.orders.titlesOf(bookings.map(({ orderNumber }) => orderNumber));
  return bookings.map(({ orderNumber, from, to }) => ({
    orderNumber,
    title: titles.get(orderNumber) ?? '',
    from,
    to,
  }));
};
