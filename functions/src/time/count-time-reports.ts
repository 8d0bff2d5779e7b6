import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';

/** For the manager's list of what needs attention. */
export const countTimeReports: Handler<typeof timeRoutes.countTimeReports> = async ({ store }) => {
  const months = await store.time.listCounts();
  return { pending: months.reduce((sum, { pending }) => sum + pending, 0) };
};
