import type { OrderStatus } from '@driftig/contracts/records/types/orders';

import type { Order } from '../orders/order.ts';
import { noPlanning } from './order-planning.ts';
import { monthsOf, periodOf, type DatesAndTimes, type Period } from './period.ts';
import { emptyMarket } from './shift-market.ts';

/** An order as the calendars read it: its time, its status and its shifts (product K26). */
export interface MonthOrder extends Period {
  readonly number: number;
  readonly status: OrderStatus;
  readonly neededEmployees: number;
  readonly assignedEmployees: number;
  readonly allCanRequest: boolean;
  /** Ids of those who asked for a shift, also for one that is for sale. */
  readonly requestedIds: readonly string[];
  readonly offeredIds: readonly string[];
  readonly sellingIds: readonly string[];
  /** Keys of its people, `staffKeyOf` of each, one after the other; '' of a cancelled one. */
  readonly staff: string;
}

/** A chance of 1 to a million million for two people: the year reads 20,000 of them. */
const keyLength = 8;

/** The random end of a person's id, by which a month's row names them. */
export const staffKeyOf = (employeeId: string) =>
  employeeId.slice(-keyLength).padStart(keyLength, '-');

/** The keys of an order's people. */
export function staffKeysOf({ staff }: Pick<MonthOrder, 'staff'>): string[] {
  return Array.from({ length: staff.length / keyLength }, (_, index) =>
    staff.slice(index * keyLength, (index + 1) * keyLength),
  );
}

/** The dates and times of a period, for what asks for those. */
export function datesAndTimesOf({ from, to }: Period): DatesAndTimes {
  const [startDate, startTime] = [from.slice(0, 10), from.slice(11)];
  return { startDate, startTime, endDate: to.slice(0, 10), endTime: to.slice(11) };
}

/** The row of an order, stored in the item of each of its months. */
export function monthOrderOf(order: Order): MonthOrder {
  const { planning = noPlanning } = order;
  const { allCanRequest, assignedIds, requestedIds, market = emptyMarket } = planning;
  const { number, status, neededEmployees = 0, assignedEmployees = 0 } = order;
  return {
    ...periodOf(order),
    number,
    status,
    neededEmployees,
    assignedEmployees,
    allCanRequest,
    requestedIds: [...requestedIds, ...market.takes.map(({ employeeId }) => employeeId)],
    offeredIds: market.offeredIds,
    sellingIds: market.sellingIds,
    staff: status === 'cancelled' ? '' : assignedIds.map(staffKeyOf).join(''),
  };
}

/** An order's row in a month: what it is from now on, or undefined where it is there no longer. */
export interface MonthMove {
  /** 'yyyy-mm' */
  readonly month: string;
  readonly number: number;
  readonly row: MonthOrder | undefined;
}

/** The rows of months that the change of an order writes; none where nothing of it shows there. */
export function monthMoves(before: Order | undefined, after: Order | undefined): MonthMove[] {
  const number = (after ?? before)?.number;
  if (number === undefined) return [];
  const [was, is] = [before && monthOrderOf(before), after && monthOrderOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const kept = is === undefined ? [] : monthsOf(is);
  const left = (was === undefined ? [] : monthsOf(was)).filter((month) => !kept.includes(month));
  return [
    ...kept.map((month) => ({ month, number, row: is })),
    ...left.map((month) => ({ month, number, row: undefined })),
  ];
}
