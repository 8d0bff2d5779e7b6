import type { authRoutes } from '@driftig/contracts/auth/routes';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { secondFactorIsOn } from './texts.ts';

/** As authenticator apps read it out of a QR code. */
function uriOf(email: string, secret: string): string {
  return `otpauth://totp/Driftig:${encodeURIComponent(email)}?secret=${secret}&issuer=Driftig`;
}

/** While one is in use there is no new secret: the pool would have it take the old one's place. */
export const beginSecondFactor: Handler<typeof authRoutes.beginSecondFactor> = async (context) => {
  const { account, actor } = context;
  if ((await account.readUser()).secondFactor)
    throw new AppError('conflict', { message: secondFactorIsOn });
  const secret = await account.secondFactor.newSecret();
  return { secret, uri: uriOf(actor.email, secret) };
};
