import { planningRoutes } from '@driftig/contracts/planning/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';

import type { Caller, TestCompany } from './company.ts';
import { placeOrder, type PlacedOrder } from './orders.ts';
import { createPerson } from './people.ts';

/** A working day of one date, which tests of planning use where the time does not matter. */
export const workingDay = {
  startDate: '2027-03-10',
  endDate: '2027-03-10',
  startTime: '14:00',
  endTime: '20:00',
};

/** Places an order on a working day, or whenever `changes` says. */
export const placeShift = (who: Caller, changes: object = {}): Promise<PlacedOrder> =>
  placeOrder(who, { ...workingDay, ...changes });

/** Adds active people of these names; gives their ids. */
export async function createPeople(company: TestCompany, names: readonly string[]) {
  const people = await Promise.all(names.map((name) => createPerson(company, { name })));
  return people.map(({ userId }) => userId);
}

/** Sets the people of an order, as the dialog does. */
export function assign(
  { call }: Caller,
  orderid: string,
  employees: readonly string[],
  others: object = {},
): Promise<TestAnswer> {
  const body = { orderid, employees, allCanRequest: false, neededEmployees: 2, ...others };
  return call(planningRoutes.assignEmployees, { body });
}

interface Planner {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly weeknorm: number;
  }[];
  readonly orders: readonly Readonly<Record<string, unknown>>[];
  readonly absences: readonly object[];
  readonly near: readonly object[];
  readonly running: readonly object[];
}

/** The planner from one day to another. */
export async function plannerOf({ call }: Caller, from: string, to = from): Promise<Planner> {
  const { json } = await call(planningRoutes.listPlan, { query: { from, to } });
  return json as Planner;
}
