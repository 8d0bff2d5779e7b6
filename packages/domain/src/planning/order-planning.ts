/** Who is on an order, and who may ask for it. Stored with the order; its list does not show it. */
export interface OrderPlanning {
  /** 'All can request on it'. */
  readonly allCanRequest: boolean;
  /** Ids of the people who are assigned, in the order in which they were chosen. */
  readonly assignedIds: readonly string[];
  /** Ids of those who asked for it and wait for an answer. */
  readonly requestedIds: readonly string[];
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
 * A cancelled order: it frees its people and drops what was asked. Opening it again brings nobody
 * back, since they may be elsewhere by then.
 */
export function withoutStaff<T extends Staffed>(order: T): T {
  if (order.planning === undefined) return order;
  const { allCanRequest } = order.planning;
  return { ...order, assignedEmployees: 0, planning: { ...noPlanning, allCanRequest } };
}

/** How many of an order's people are absent during it, by the order's number; nobody where it is left out. */
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
