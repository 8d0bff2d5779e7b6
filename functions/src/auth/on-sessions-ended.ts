import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';

/**
 * The tokens of sessions that were ended are worth nothing at the pool either. It signs the person
 * out of all, and the sessions that stay go on without it (docs/decisions/0028).
 */
export const handler = consume('sessionsEnded', async ({ companyId, payload }) => {
  await services().identity.signOut(`${companyId}.${payload.userId}`);
});
