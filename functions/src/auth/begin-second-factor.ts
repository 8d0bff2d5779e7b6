import type { authRoutes } from '@driftig/contracts/auth/routes';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { secondFactorIsOn } from './texts.ts';

/** The URI that authenticator apps read from a QR code. */
function uriOf(email: string, secret: string): string {
  return `otpauth://totp/Driftig:${encodeURIComponent(email)}?secret=${secret}&issuer=Driftig`;
}

/**
 * Asks for the password, so that an unlocked computer is not enough to put another app in. Refused
 * while an app is in use: in Cognito a new secret would replace the app's.
 */
export const beginSecondFactor: Handler<typeof authRoutes.beginSecondFactor> = async (context) => {
  const { account, actor, store, input } = context;
  const { accessToken } = await account.verifyPassword('password', input.body.password);
  if (accessToken === undefined || (await account.readUser()).secondFactor)
    throw new AppError('conflict', { message: secondFactorIsOn });
  const secret = await account.secondFactor.newSecret(accessToken);
  await store.commit({
    writes: [account.secondFactor.markSecret()],
    audit: { action: 'auth.secondFactorBegun', subject: `user ${actor.userId}` },
  });
  return { secret, uri: uriOf(actor.email, secret) };
};
