import { companyStore } from '@driftig/data/store';
import { ulid } from 'ulid';

import { consumeMailProblems } from '../events/consume-mail-problems.ts';
import { services } from '../pipeline/services.ts';
import { logger } from '../pipeline/telemetry.ts';

/**
 * A mail came back or was called spam: noted in the audit trail of the company, at what the mail was
 * about; in the log alone where nobody said what that was. Run twice it is noted twice.
 */
export const handler = consumeMailProblems(async ({ messageId, kind, at, about }) => {
  if (about === undefined) {
    logger.warn('mail came back', { messageId, kind });
    return;
  }
  const { companyId } = about;
  const scope = { companyId, userId: 'mail' };
  await companyStore(services().table, scope, { now: at, newId: ulid }).commit({
    writes: [],
    audit: {
      action: 'company.mailBounced',
      subject: `${about.kind} ${about.id}`,
      changes: { kind, messageId },
    },
  });
});
