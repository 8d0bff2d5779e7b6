import { companyStore } from '@driftig/data/store';
import { mailSystem } from '@driftig/domain/history/actor-name';
import { ulid } from 'ulid';

import { consumeMailProblems } from '../events/consume-mail-problems.ts';
import { services } from '../pipeline/services.ts';
import { logger } from '../pipeline/telemetry.ts';

/**
 * Writes a bounce or complaint to the company's audit trail, under the record the mail was about, or
 * only to the log when the mail names none. A repeated event writes it again.
 */
export const handler = consumeMailProblems(async ({ messageId, kind, at, about }) => {
  if (about === undefined) {
    logger.warn('mail came back', { messageId, kind });
    return;
  }
  const { companyId } = about;
  const scope = { companyId, userId: mailSystem };
  await companyStore(services().table, scope, { now: at, newId: ulid }).commit({
    writes: [],
    audit: {
      action: 'company.mailBounced',
      subject: `${about.kind} ${about.id}`,
      changes: { kind, messageId },
    },
  });
});
