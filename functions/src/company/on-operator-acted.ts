import { consume } from '../events/consume.ts';
import { logSecurity } from '../pipeline/security-log.ts';

/**
 * The operator's commands run in a terminal that keeps no log: their line is written here. An event
 * that comes again writes it again, under the same id.
 */
export const handler = consume('operatorActed', ({ eventId, companyId, payload }) => {
  const { command: reason, userId } = payload;
  const who = { companyId, userId };
  logSecurity({ kind: 'operator', outcome: 'done', requestId: eventId, reason, who });
  return Promise.resolve();
});
