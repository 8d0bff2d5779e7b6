import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';
import { copyPlanner, daysOfPlan } from './copy-plan.ts';

/** Which days a copy would fill with what, and which it would skip; nothing is written. */
export const previewCopy: Handler<typeof timeRoutes.previewCopy> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const { months, planOf } = await copyPlanner(store, input.query, { actor, today });
  const keys = [...new Set(months)].map((month) => ({ employeeId: actor.userId, month }));
  const read = await store.time.getMonths(keys);
  const { plan } = await planOf(read.flatMap(({ reports }) => reports));
  return { days: daysOfPlan(plan) };
};
