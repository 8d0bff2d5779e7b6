import type { authRoutes } from '@driftig/contracts/auth/routes';
import { secondsOf } from '@driftig/data/core/commit';
import { isTokenValid, type MailedToken, type TokenKind } from '@driftig/domain/auth/mailed-token';
import type { User } from '@driftig/domain/auth/user';

import type { Context } from '../pipeline/handler.ts';
import type { Services } from '../pipeline/services.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';
import { unknownUser } from './unknown-user.ts';

/** Wrong tokens per address in 15 minutes; an office may share one address. */
const maxMisses = 20;

type TokenContext = Pick<
  Context<typeof authRoutes.updatePassword>,
  'services' | 'address' | 'now' | 'note' | 'noteWho'
>;

interface TokenAndUser {
  readonly token: MailedToken;
  readonly user: User;
}

/** Creates a token for a mail and gives its secret; only the hash is stored. */
export async function createToken(
  services: Services,
  tokenFor: (hash: string) => MailedToken,
): Promise<string> {
  const secret = newSecret();
  await services.mailedTokens.insert(tokenFor(hashOf(secret)));
  return secret;
}

/**
 * The token and its user; undefined for one that is unknown, used or expired, without saying which.
 * Only failures count against the address; throws too_many after 20.
 */
export async function findValidToken(
  { services, address, now, note, noteWho }: TokenContext,
  kind: TokenKind,
  secret: string,
): Promise<TokenAndUser | undefined> {
  const attempts = `token:${address}`;
  await services.attempts.countAttempt(attempts, secondsOf(now), maxMisses);
  const found = await findTokenAndUser(services, secret);
  if (found !== undefined) noteWho(found.user);
  if (found?.token.kind !== kind || !isTokenValid(found.token, found.user, secondsOf(now))) {
    note({ kind: 'token_wrong', outcome: 'refused' });
    return undefined;
  }
  await services.attempts.uncountAttempt(attempts);
  return found;
}

async function findTokenAndUser(
  services: Services,
  secret: string,
): Promise<TokenAndUser | undefined> {
  const token = await services.mailedTokens.find(hashOf(secret));
  const { companyId, userId } = token ?? unknownUser;
  const user = await services.accounts.findUser(companyId, userId);
  return token && user && { token, user };
}
