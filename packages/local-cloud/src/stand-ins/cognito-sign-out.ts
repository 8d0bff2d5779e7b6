import { UserNotFoundError } from 'cognito-local/lib/errors.js';
import type { Router } from 'cognito-local/lib/server/Router.js';
import type { CognitoService } from 'cognito-local/lib/services/cognitoService.js';

type AnyRouter = ReturnType<typeof Router>;

interface SignOut {
  readonly UserPoolId: string;
  readonly Username: string;
}

/**
 * The administrator's sign-out, which the stand-in lacks: no refresh token works any more. Of access
 * tokens, which Amazon then refuses too, the stand-in keeps no list.
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
