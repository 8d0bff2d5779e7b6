import type { authRoutes } from '@driftig/contracts/auth/routes';
import { secondsOf } from '@driftig/data/commit';
import { isTokenValid, type MailedToken, type TokenKind } from '@driftig/domain/auth/mailed-token';
import type { User } from '@driftig/domain/auth/user';

import type { Context } from '../pipeline/handler.ts';
import type { Services } from '../pipeline/services.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';
import { unknownUser } from './unknown-user.ts';

/** Of one address in 15 minutes; nobody types so many tokens, and an office may share an address. */
const maxMisses = 20;

type TokenContext = Pick<Context<typeof authRoutes.updatePassword>, 'services' | 'address' | 'now'>;

interface TokenAndUser {
  readonly token: MailedToken;
  readonly user: User;
}

/** Makes a token for a mail; only its hash is kept. */
export async function createToken(
  services: Services,
  tokenFor: (hash: string) => MailedToken,
): Promise<string> {
  const secret = newSecret();
  await services.mailedTokens.insert(tokenFor(hashOf(secret)));
  return secret;
}

/**
 * What a token out of a mail opens; undefined alike for one that is unknown, used or over. That
 * counts against the address, one that opens something does not.
 */
export async function findValidToken(
  { services, address, now }: TokenContext,
  kind: TokenKind,
  secret: string,
): Promise<TokenAndUser | undefined> {
  const attempts = `token:${address}`;
  await services.attempts.countAttempt(attempts, secondsOf(now), maxMisses);
  const opened = await findTokenAndUser(services, secret);
  if (opened?.token.kind !== kind || !isTokenValid(opened.token, opened.user, secondsOf(now)))
    return undefined;
  await services.attempts.uncountAttempt(attempts);
  return opened;
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
