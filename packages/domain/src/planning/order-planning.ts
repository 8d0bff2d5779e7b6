import type { ShiftMarket } from './shift-market.ts';
import type { ShiftQuestion } from './shift-question.ts';

/**
 * The order's people and who may request to join. Stored with the order; its list does not show it.
 */
export interface OrderPlanning {
  /** 'All can request on it'. */
  readonly allCanRequest: boolean;
  /** Ids of the people who are assigned, in the order in which they were chosen. */
  readonly assignedIds: readonly string[];
  /** Ids of those who asked for it and wait for an answer. */
  readonly requestedIds: readonly string[];
  /** Left out while nothing is offered or for sale. */
  readonly market?: ShiftMarket | undefined;
  /** Left out until people are asked to take a free place; kept after one has taken it. */
  readonly question?: ShiftQuestion | undefined;
}

export const noPlanning: OrderPlanning = {
  allCanRequest: false,
  assignedIds: [],
  requestedIds: [],
};

interface Staffed {
  readonly assignedEmployees?: number | undefined;
  readonly planning?: OrderPlanning | undefined;
}

/**
 * Removes people and requests from a cancelled order. Opening it again does not restore them, since
 * they may be booked elsewhere by then.
 */
export function withoutStaff<T extends Staffed>(order: T): T {
  if (order.planning === undefined) return order;
  const { allCanRequest } = order.planning;
  return { ...order, assignedEmployees: 0, planning: { ...noPlanning, allCanRequest } };
}

/** Number of people absent during each order, by order number; a missing number means 0. */
export type StaffAway = ReadonlyMap<number, number>;

export const nobodyAway: StaffAway = new Map();

/** The order with the people who can come: an absent one does not count as staff (product S11, O18). */
export function withoutAway<
  T extends Pick<Staffed, 'assignedEmployees'> & { readonly number: number },
>(order: T, away: StaffAway): T {
  const { number, assignedEmployees = 0 } = order;
  const absent = away.get(number) ?? 0;
  return absent === 0
    ? order
    : { ...order, assignedEmployees: Math.max(0, assignedEmployees - absent) };
}
