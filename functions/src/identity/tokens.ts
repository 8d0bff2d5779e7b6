import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';

import type { Environment } from '../pipeline/environment.ts';
import { fetchKeys, KeysUnavailable } from './key-server.ts';

/** The user a verified access token was issued to. */
interface TokenSubject {
  readonly companyId: string;
  readonly userId: string;
}

export interface Tokens {
  /** Undefined for anything but a valid, unexpired access token of our own pool. */
  verify(token: string): Promise<TokenSubject | undefined>;
}

export function openTokens(environment: Environment): Tokens {
  const verifier = JwtVerifier.create(
    {
      issuer: environment.USER_POOL_ISSUER,
      audience: null,
      jwksUri: environment.USER_POOL_JWKS_URL,
      customJwtCheck: ({ payload }) => {
        const isOurs = payload['client_id'] === environment.USER_POOL_CLIENT_ID;
        if (!isOurs || payload['token_use'] !== 'access')
          throw new Error('Not an access token of ours');
      },
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
  return {
    async verify(token) {
      try {
        return subjectOf((await verifier.verify(token))['username']);
      } catch (error) {
        if (error instanceof KeysUnavailable) throw error;
        return undefined;
      }
    },
  };
}

/** User names in the pool are `companyId.userId`, so the token names the tenant. */
function subjectOf(username: unknown): TokenSubject | undefined {
  if (typeof username !== 'string') return undefined;
  const [companyId, userId, more] = username.split('.');
  if (!companyId || !userId || more !== undefined) return undefined;
  return { companyId, userId };
}
