import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';

/**
 * Revokes the pool's tokens of the ended sessions. Cognito can only sign a user out everywhere; the
 * remaining sessions go on without refresh tokens (docs/decisions/0028).
 */
export const handler = consume('sessionsEnded', async ({ companyId, payload }) => {
  await services().identity.signOut(`${companyId}.${payload.userId}`);
});
