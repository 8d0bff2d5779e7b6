import { planningRoutes } from '@driftig/contracts/planning/routes';
import type { DatesAndTimes } from '@driftig/domain/planning/period';

import { call } from '../../../api/client.ts';
import type { PlanChange } from '../grid/plan-change.ts';

/** An order's people and time to store, and the version that the user saw (optimistic lock). */
export interface Stored {
  readonly orderId: string;
  readonly version: number;
  readonly employeeIds: readonly string[];
  readonly allCanRequest: boolean;
  readonly neededEmployees: number;
  /** Left out while the time stays. */
  readonly time?: DatesAndTimes;
}

/** The change, and the one that takes it back. */
export function storedOf({ order, assignedIds, time, isMoved }: PlanChange): {
  readonly next: Stored;
  readonly back: Stored;
} {
  const { id: orderId, version, allCanRequest, neededEmployees } = order;
  const common = { orderId, allCanRequest, neededEmployees };
  return {
    next: { ...common, version, employeeIds: assignedIds, ...(isMoved && { time }) },
    // Each change raises the version by one; another number means that another user was there.
    back: {
      ...common,
      version: version + 1,
      employeeIds: order.assignedIds,
      ...(isMoved && { time: order }),
    },
  };
}

/**
 * The changes that can still be taken back after `undone` was: taking back raises the version once more, so
 * those of the same order that came right before it, with no one's change between, get the version they meet now.
 */
export function afterUndo<T extends Stored>(undoable: readonly T[], undone: Stored): T[] {
  let next = undone.version;
  return undoable
    .filter((one) => one !== undone)
    .toReversed()
    .map((one) => {
      if (one.orderId !== undone.orderId || one.version !== next - 1) return one;
      next -= 1;
      return { ...one, version: one.version + 2 };
    })
    .toReversed();
}

/** Saves the people in planning's way, and people with a time in one change. Throws ApiError. */
export async function saveChange(stored: Stored): Promise<void> {
  const { orderId, version, allCanRequest, neededEmployees, time } = stored;
  const employeeIds = [...stored.employeeIds];
  if (time === undefined) {
    const body = { orderId, version, employeeIds, allCanRequest, neededEmployees };
    await call(planningRoutes.assignEmployees, { body });
    return;
  }
  const { startDate, endDate, startTime, endTime } = time;
  const body = { orderId, version, employeeIds, startDate, endDate, startTime, endTime };
  await call(planningRoutes.moveShift, { body });
}

/** Asks the server which rules the change would break, by person (product K30). */
export async function warningsOf({ order, assignedIds, time, isMoved, added }: PlanChange) {
  const employeeIds = isMoved ? [...assignedIds] : added === undefined ? [] : [added];
  if (employeeIds.length === 0) return [];
  const { startDate, endDate, startTime, endTime } = time;
  const body = { orderId: order.id, employeeIds, startDate, endDate, startTime, endTime };
  const { people } = await call(planningRoutes.checkShift, { body });
  return people;
}
