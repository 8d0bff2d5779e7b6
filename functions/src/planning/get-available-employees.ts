import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { missingEmployees } from '@driftig/domain/planning/understaffed';

import type { Handler } from '../pipeline/handler.ts';
import { keptAnswer } from '../pipeline/kept-answers.ts';
import { askedPeriod, peopleAt, readPeopleAround } from './people-at.ts';

type Route = typeof planningRoutes.getAvailableEmployees;

const stamps = ['people', 'absences', 'bookings', 'orders'] as const;

/** Works for an order, or for a time alone: a form can plan before its order is saved. */
export const getAvailableEmployees: Handler<Route> = keptAnswer<Route>(stamps, async (asked) => {
  const { input, store } = asked;
  const { orderId, ...time } = input.query;
  const [order, around] = await Promise.all([
    orderId === undefined ? undefined : store.orders.getByIdOrNumber(orderId),
    readPeopleAround(store, time),
  ]);
  const period = askedPeriod(time, order);
  const people = await peopleAt(store, around, period, order);
  const assigned = people.filter(({ status }) => status === 'assigned');
  const present = assigned.filter(({ isAbsent }) => !isAbsent).length;
  const allCanRequest = order?.planning?.allCanRequest ?? false;
  return {
    assignedEmployees: assigned,
    availableEmployees: people.filter(({ status }) => status !== 'assigned'),
    allCanRequest,
    neededEmployees: order?.neededEmployees ?? 0,
    requestable: allCanRequest,
    requestableAmount:
      allCanRequest && order ? missingEmployees({ ...order, assignedEmployees: present }) : 0,
    version: order?.version ?? 0,
  };
});
