import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { noPlanning } from '@driftig/domain/planning/order-planning';
import { staffChanges, withStaff } from '@driftig/domain/planning/staffing';
import { changedFields } from '@driftig/domain/records/record';

import { changeOrder } from '../changes/orders/change-order.ts';
import {
  assertMayBeAssigned,
  assertStillPresent,
} from '../changes/planning/assert-may-be-assigned.ts';
import type { Handler } from '../pipeline/handler.ts';
import { planSaved } from './texts.ts';

/**
 * An order at another time with the whole list of its people, in one change. What is so already is
 * answered without one. Optimistic lock: an older version is refused (409).
 */
export const moveShift: Handler<typeof planningRoutes.moveShift> = async ({ input, store }) => {
  const { orderId, version, employeeIds, startTime = '', endTime = '', ...dates } = input.body;
  const time = { ...dates, startTime, endTime };
  const read = await store.orders.getById(orderId);
  const { neededEmployees = 0, planning: { allCanRequest } = noPlanning } = read;
  const staffed = withStaff(read, { employeeIds, allCanRequest, neededEmployees });
  if (staffed === read && changedFields(read, { ...read, ...time }).length === 0)
    return { message: planSaved };
  assertVersion(read, version);
  const moved = { ...staffed, ...time };
  await Promise.all([
    assertMayBeAssigned(store, moved, staffChanges(read, staffed)),
    assertStillPresent(store, read, moved),
  ]);
  await changeOrder(store, read, time, staffed);
  return { message: planSaved };
};
