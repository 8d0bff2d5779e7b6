import { UserNotFoundError } from 'cognito-local/lib/errors.js';
import type { Router } from 'cognito-local/lib/server/Router.js';
import type { CognitoService } from 'cognito-local/lib/services/cognitoService.js';

type AnyRouter = ReturnType<typeof Router>;

interface SignOut {
  readonly UserPoolId: string;
  readonly Username: string;
}

/**
 * Adds AdminUserGlobalSignOut, which cognito-local lacks: it revokes the refresh tokens. Amazon
 * revokes access tokens too, but cognito-local keeps no list of those.
 */
export function withSignOut(router: AnyRouter, cognito: CognitoService): AnyRouter {
  return (target) => {
    if (target !== 'AdminUserGlobalSignOut') return router(target);
    return async (context, request) => {
      const { UserPoolId, Username } = request as SignOut;
      const pool = await cognito.getUserPool(context, UserPoolId);
      const user = await pool.getUserByUsername(context, Username);
      if (user === null) throw new UserNotFoundError();
      await pool.saveUser(context, { ...user, RefreshTokens: [] });
      return {};
    };
  };
}
