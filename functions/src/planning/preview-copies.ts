import type { CopyPreview } from '@driftig/contracts/planning/planner-answers';
import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { numberOfId } from '@driftig/data/core/number-of-id';
import type { CompanyData } from '@driftig/data/store';
import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError, badInput } from '@driftig/domain/errors';
import { longestPeriodMonths } from '@driftig/domain/orders/longest-period';
import type { Order } from '@driftig/domain/orders/order';
import { nearBookings } from '@driftig/domain/planning/bookings';
import { timeOfCopy } from '@driftig/domain/planning/copy-order';
import { problemOf, type Commitments } from '@driftig/domain/planning/copy-problems';
import { noPlanning } from '@driftig/domain/planning/order-planning';
import { monthsOf, periodOf, type Period } from '@driftig/domain/planning/period';

import type { Handler } from '../pipeline/handler.ts';

/** Previews copies of orders; nothing is written (product K33). */
export const previewCopies: Handler<typeof planningRoutes.previewCopies> = async ({
  input: {
    body: { copies, withPeople },
  },
  store,
}) => {
  const numbers = copies.map(({ orderId }) => numberOfId(orderId) ?? 0);
  const found = await store.orders.listByNumber([...new Set(numbers)].filter((one) => one > 0));
  const planned = copies.map(({ orderId, startDate }) => {
    const order = found.find(({ id }) => id === orderId);
    if (order === undefined) throw new AppError('not_found');
    return { ...order, ...timeOfCopy(order, startDate) };
  });
  const around = planned.map(periodOf).reduce(unionOf);
  if (monthsOf(around).length > longestPeriodMonths)
    throw badInput({ copies: 'Vælg dage, der ligger inden for et år.' });
  const [names, isThere, commitments] = await Promise.all([
    namesOf(store),
    thereAlready(store, planned, around),
    readCommitments(store, around),
  ]);
  const answer = planned.map((order): CopyPreview => {
    const people = withPeople ? (order.planning ?? noPlanning).assignedIds : [];
    return {
      orderId: order.id,
      number: order.number,
      title: order.title,
      startDate: order.startDate,
      endDate: order.endDate,
      startTime: order.startTime,
      endTime: order.endTime,
      isThere: isThere(order),
      people: people.map((id) => ({
        id,
        name: names.get(id)?.name ?? '',
        problem: problemOf(periodOf(order), id, {
          ...commitments,
          isActive: names.get(id)?.isActive ?? false,
        }),
      })),
    };
  });
  return { copies: answer };
};

const unionOf = (one: Period, other: Period): Period => ({
  from: one.from < other.from ? one.from : other.from,
  to: one.to > other.to ? one.to : other.to,
});

async function namesOf({ users }: Pick<CompanyData, 'users'>) {
  const people = await users.listNames();
  return new Map(
    people.map((one) => [one.userId, { name: nameOf(one), isActive: one.status === 'active' }]),
  );
}

async function readCommitments(
  { planning }: Pick<CompanyData, 'planning'>,
  around: Period,
): Promise<Commitments> {
  const [booked, absences] = await Promise.all([
    planning.listBooked(around),
    planning.listAbsences(around),
  ]);
  return { bookings: nearBookings(booked, around), absences };
}

/** Whether an order of the same title and time is there already, so that a week is not copied twice unseen. */
async function thereAlready(
  { calendar, orders }: Pick<CompanyData, 'calendar' | 'orders'>,
  planned: readonly Order[],
  { from, to }: Period,
): Promise<(order: Order) => boolean> {
  const rows = await calendar.list(from.slice(0, 7), to.slice(0, 7));
  const times = new Set(planned.map((order) => timeKey(periodOf(order))));
  const same = rows.filter((row) => row.status !== 'cancelled' && times.has(timeKey(row)));
  const titles = await orders.titlesOf(same.map(({ number }) => number));
  const keys = new Set(same.map((row) => `${timeKey(row)} ${titles.get(row.number) ?? ''}`));
  return (order) => keys.has(`${timeKey(periodOf(order))} ${order.title}`);
}

const timeKey = ({ from, to }: Period) => `${from} ${to}`;
