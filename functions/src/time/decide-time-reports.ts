import type { timeRoutes } from '@driftig/contracts/time/routes';
import { badInput } from '@driftig/domain/errors';
import { noRemark, noSuchReport } from '@driftig/domain/time/decide';

import type { Handler } from '../pipeline/handler.ts';
import { decideReports } from './decide-reports.ts';

/** Decides many; those that cannot be decided are answered with the reason. Throws not_found where none exists. */
export const decideTimeReports: Handler<typeof timeRoutes.decideTimeReports> = async ({
  input,
  store,
  actor,
}) => {
  const { reportIds, versions, decision, reason } = input.body;
  if (versions !== undefined && versions.length !== reportIds.length)
    throw badInput({ versions: 'Send en version for hver.' });
  if (decision === 'rejected' && (reason ?? '').trim() === '') throw badInput({ reason: noRemark });
  const seen = new Map(reportIds.map((id, index) => [id, versions?.[index]]));
  const deciding = { decision, reason: reason ?? '', by: actor.userId, seen };
  const { done, refused } = await decideReports(store, reportIds, deciding);
  if (done.length === 0 && refused.every(({ error }) => error.code === 'not_found'))
    throw noSuchReport();
  return {
    done: [...done],
    refused: refused.map(({ reportId, error: { message } }) => ({ reportId, message })),
  };
};
