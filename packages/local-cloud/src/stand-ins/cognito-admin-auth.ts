import { NotAuthorizedError } from 'cognito-local/lib/errors.js';
import type { Router } from 'cognito-local/lib/server/Router.js';

type AnyRouter = ReturnType<typeof Router>;

/**
 * Commands that the pool's client refuses on AWS, since only ADMIN_USER_PASSWORD_AUTH is switched
 * on.
 */
const refused = new Set(['InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken']);

/**
 * Passwords and codes go through the administrator's calls alone, as on AWS. cognito-local's own
 * AdminInitiateAuth forgets the second step, so its public twin answers.
 */
export function withAdminAuth(router: AnyRouter): AnyRouter {
  return (target) => {
    if (refused.has(target)) return () => Promise.reject(new NotAuthorizedError());
    if (target === 'AdminInitiateAuth')
      return (context, request) =>
        router('InitiateAuth')(context, {
          ...(request as object),
          AuthFlow: 'USER_PASSWORD_AUTH',
        });
    if (target === 'AdminRespondToAuthChallenge') return router('RespondToAuthChallenge');
    return router(target);
  };
}
