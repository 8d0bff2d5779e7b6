import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';
import { decideReports } from './decide-reports.ts';
import { reportsDecided } from './texts.ts';

/** Godkend, Afvis or Tilbagekald. The slower of two deciders gets the first one's decision (409). */
export const decideTimeReport: Handler<typeof timeRoutes.decideTimeReport> = async ({
  input,
  store,
  actor,
}) => {
  const { reportId } = input.params;
  const { decision, reason, version } = input.body;
  const seen = new Map([[reportId, version]]);
  const deciding = { decision, reason: reason ?? '', by: actor.userId, seen };
  const { refused } = await decideReports(store, [reportId], deciding);
  for (const { error } of refused) throw error;
  return { message: reportsDecided[decision] };
};
