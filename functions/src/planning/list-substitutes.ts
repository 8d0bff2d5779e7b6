import type { planningRoutes } from '@driftig/contracts/planning/routes';
import type { CompanyStore } from '@driftig/data/store';
import { compareNames } from '@driftig/domain/company/department';
import type { Order } from '@driftig/domain/orders/order';
import { periodOf } from '@driftig/domain/planning/period';
import { spanText } from '@driftig/domain/planning/staffing';

import { readJudge } from '../changes/calendar/work-around.ts';
import type { Handler } from '../pipeline/handler.ts';
import { peopleAt, readPeopleAround } from './people-at.ts';
import { isAway } from './texts.ts';

/** So many of the customer's latest orders say who knows the place. */
const latestOrders = 50;
/** The law is asked for so many people; each takes some reads. */
const mostJudged = 30;

/** People who can take the shift of an absent person (product K36), experienced and rested ones first. */
export const listSubstitutes: Handler<typeof planningRoutes.listSubstitutes> = async ({
  input: { query },
  store,
  today,
}) => {
  const order = await store.orders.getById(query.orderId);
  const period = periodOf(order);
  const [around, times] = await Promise.all([
    readPeopleAround(store, order),
    timesBefore(store, order),
  ]);
  const people = await peopleAt(store, around, period, order);
  const able = people
    .filter(({ status }) => status === 'free' || status === 'asked')
    .map(({ id, name, department }) => ({
      id,
      name,
      department,
      timesBefore: times.get(id) ?? 0,
    }))
    .toSorted((a, b) => b.timesBefore - a.timesBefore || compareNames(a, b))
    .slice(0, mostJudged);
  const free = await Promise.all(
    able.map(async (person) => {
      const judged = { shifts: [period], shown: period, today };
      const { officeWarningsOf } = await readJudge(store, person.id, judged);
      return { ...person, warnings: officeWarningsOf(period) };
    }),
  );
  const unable = people
    .filter(({ status }) => status === 'busy' || status === 'absent')
    .map(({ id, name, isAbsent, bookings: [first] }) => ({
      id,
      name,
      reason:
        isAbsent || first === undefined
          ? isAway
          : `${first.title}, ${spanText(first.from, first.to, order.startDate)}`,
    }));
  const isRested = ({ warnings }: (typeof free)[number]) => (warnings.length === 0 ? 0 : 1);
  return { free: free.toSorted((a, b) => isRested(a) - isRested(b)), unable };
};

/** On how many of the customer's latest orders each person was. */
async function timesBefore(
  { orders }: Pick<CompanyStore, 'orders'>,
  order: Order,
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  if (order.customerId === '') return times;
  const { rows } = await orders.listOfCustomer(order.customerId, { limit: latestOrders });
  const numbers = rows.map(({ number }) => number).filter((number) => number !== order.number);
  for (const { planning } of await orders.listStaffed(numbers))
    for (const id of planning?.assignedIds ?? []) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}
