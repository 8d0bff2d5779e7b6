import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { staffChanges, withStaff } from '@driftig/domain/planning/staffing';

import { assertMayBeAssigned } from '../changes/planning/assert-may-be-assigned.ts';
import { commitBooked } from '../changes/planning/commit-booked.ts';
import { staffingAudit } from '../changes/planning/staffing-audit.ts';
import type { Handler } from '../pipeline/handler.ts';
import { planSaved } from './texts.ts';

/**
 * The list is the whole list of the order's people. What is so already is answered without a change,
 * so that sending it twice does no harm. Optimistic lock: an older version is refused (409).
 */
export const assignEmployees: Handler<typeof planningRoutes.assignEmployees> = async ({
  input,
  store,
}) => {
  const { orderId, version, ...staff } = input.body;
  const read = await store.orders.getByIdOrNumber(orderId);
  const planned = withStaff(read, staff);
  if (planned === read) return { message: planSaved };
  assertVersion(read, version);
  const changes = staffChanges(read, planned);
  await assertMayBeAssigned(store, planned, changes);
  const after = { ...planned, version: read.version + 1 };
  await commitBooked(
    store,
    { before: read, after },
    {
      writes: store.orders.replace(read, after),
      audit: staffingAudit(read, changes),
    },
  );
  return { message: planSaved };
};
